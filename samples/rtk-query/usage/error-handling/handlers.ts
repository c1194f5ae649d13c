import {http, HttpResponse} from 'msw';

export const shop = 'https://shop.example/api';

/** Answers of the shop, by path; keeps a list of what it was asked. */
export function shopServer(
  answers: Record<string, () => Response | Promise<Response>>,
) {
  const asked: string[] = [];
  const handler = http.all(`${shop}/*`, async ({request}) => {
    const path = new URL(request.url).pathname.slice('/api/'.length);
    asked.push(
      request.method === 'GET' ? path : `${request.method} ${path}`,
    );
    const answer = answers[path];
    return answer ? await answer() : new HttpResponse(null, {status: 404});
  });
  return {asked, handler, answers, taken: () => asked.splice(0)};
}
export const cart = () =>
  HttpResponse.json({items: ['tea', 'mug'], total: 21});
export const status = (code: number, body: object | null = null) =>
  HttpResponse.json(body, {status: code});
