import {http, HttpResponse} from 'msw';

export function museumServer() {
  const asked: string[] = [];
  const handler = http.all('https://museum.example/api/*', ({request}) => {
    const path = new URL(request.url).pathname.slice('/api/'.length);
    asked.push(path);
    return path.startsWith('rooms')
      ? HttpResponse.json(12)
      : HttpResponse.json({title: `About ${path}`, price: 9});
  });
  return {asked, handler};
}
