import {http, HttpResponse} from 'msw';

const API = 'https://rates.example/api/';

/** The bank's server: what it was asked, and whether it answers. */
export function makeBank() {
  const bank = {requests: new Array<string>(), isClosed: false};
  const note = ({method, url}: Request) =>
    bank.requests.push(`${method} ${url.replace(API, '')}`);

  const handlers = [
    http.get(`${API}rates/:pair`, ({request, params}) => {
      note(request);
      if (bank.isClosed || params.pair === 'EUR-XXX')
        return HttpResponse.json({reason: 'closed'}, {status: 503});
      return HttpResponse.json({pair: params.pair, value: 1.25});
    }),
    http.get(`${API}rates/:pair/history/:week`, ({request, params}) => {
      note(request);
      return HttpResponse.json({week: Number(params.week), closing: [1.2]});
    }),
    http.post(`${API}alerts`, async ({request}) => {
      note(request);
      const body = await request.text();
      return body.includes('XXX')
        ? HttpResponse.json({reason: 'unknown pair'}, {status: 422})
        : HttpResponse.json({id: 'a1'});
    }),
  ];
  return {bank, handlers};
}
