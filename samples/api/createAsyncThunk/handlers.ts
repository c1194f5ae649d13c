import {http, HttpResponse} from 'msw';

const shop = 'https://print.example';

export const handlers = [
  http.post<never, {file: string; copies: number}>(
    `${shop}/jobs`,
    async ({request}) => {
      const {copies} = await request.json();
      return copies > 0
        ? HttpResponse.json({jobNumber: 71, cents: copies * 9})
        : new HttpResponse(null, {status: 400});
    },
  ),
  http.get(`${shop}/proofs/:file`, ({params}) =>
    HttpResponse.text(`${shop}/files/${params.file}.png`),
  ),
];
