import {http, HttpResponse} from 'msw';
import type {Order} from './order';

const api = 'https://orders.example/api/orders';

/** The shop's server; it keeps a list of its requests. */
export function ordersServer() {
  const requests: string[] = [];
  const shop = {down: false, requests};
  const refused = () =>
    shop.down ? new HttpResponse(null, {status: 503}) : undefined;
  const orders: Order[] = ['Ames', 'Bo'].map((customer, index) => ({
    id: index + 1,
    customer,
    isShipped: false,
    note: 'ring twice',
  }));
  const find = (id: unknown) =>
    orders.find((order) => order.id === Number(id))!;
  const handlers = [
    http.get(api, () => {
      requests.push('orders');
      return refused() ?? HttpResponse.json(orders);
    }),
    http.post(`${api}/:id/ship`, ({params}) => {
      requests.push(`ship ${String(params.id)}`);
      const refusal = refused();
      if (refusal) return refusal;
      find(params.id).isShipped = true;
      return HttpResponse.json(null);
    }),
    http.put<{id: string}, {note: string}>(
      `${api}/:id/note`,
      async ({params, request}) => {
        const refusal = refused();
        if (refusal) return refusal;
        find(params.id).note = (await request.json()).note;
        requests.push(`note ${params.id}`);
        return HttpResponse.json(null);
      },
    ),
  ];
  return Object.assign(shop, {handlers});
}
