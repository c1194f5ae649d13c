import {http, HttpResponse} from 'msw';
import type {Invoice} from './invoicesApi';

const base = 'https://invoices.example/api';

/** A bookkeeping server with two invoices; reports each request it gets. */
export function invoiceServer(report: (request: string) => void) {
  const invoices: Invoice[] = [
    {id: 1, customer: 'Harbor Bakery', cents: 12900, paid: false},
    {id: 2, customer: 'Mill Theatre', cents: 56000, paid: false},
  ];
  const find = (id: unknown) =>
    invoices.find((invoice) => invoice.id === Number(id));
  const received = ({request}: {request: Request}) =>
    report(`${request.method} ${new URL(request.url).pathname.slice(4)}`);

  return [
    http.get(`${base}/invoices`, (info) => {
      received(info);
      return HttpResponse.json(invoices);
    }),
    http.get(`${base}/invoices/:id`, (info) => {
      received(info);
      return HttpResponse.json(find(info.params['id']));
    }),
    http.post<never, {customer: string; cents: number}>(
      `${base}/invoices`,
      async (info) => {
        received(info);
        const invoice: Invoice = {
          id: invoices.length + 1,
          ...(await info.request.json()),
          paid: false,
        };
        invoices.push(invoice);
        return HttpResponse.json(invoice);
      },
    ),
    http.post(`${base}/invoices/:id/payment`, (info) => {
      received(info);
      const invoice = find(info.params['id']);
      if (!invoice) return new HttpResponse(null, {status: 404});
      invoice.paid = true;
      return HttpResponse.json(invoice);
    }),
  ];
}
