import {http, HttpResponse} from 'msw';
import type {Order} from './nurseryApi';

const nursery = 'https://nursery.example/api';

/** A plant nursery whose requests can be counted and held. */
export function fakeNursery() {
  const requests: string[] = [];
  const types: (string | null)[] = [];
  const bodies: unknown[] = [];
  let orders: Order[] = [
    {id: 'o1', plant: 'Fern', pots: 2},
    {id: 'o2', plant: 'Ivy', pots: 5},
  ];
  let waiting: Promise<void> | undefined;
  let failing = false;

  async function note(request: Request) {
    const path = new URL(request.url).pathname.replace('/api', '');
    requests.push(`${request.method} ${path}`);
    types.push(request.headers.get('content-type'));
    await waiting;
    if (failing) throw HttpResponse.json('closed', {status: 500});
  }

  return {
    requests,
    types,
    bodies,
    fail: () => void (failing = true),
    hold() {
      let release = () => {};
      waiting = new Promise((resolve) => (release = resolve));
      return () => {
        waiting = undefined;
        release();
      };
    },
    handlers: [
      http.get(`${nursery}/orders`, async ({request}) => {
        await note(request);
        return HttpResponse.json(orders);
      }),
      http.post<never, Omit<Order, 'id'>>(
        `${nursery}/orders`,
        async ({request}) => {
          const body = await request.json();
          await note(request);
          if (body.pots < 1)
            return HttpResponse.json({reason: 'No pots.'}, {status: 422});
          const order = {...body, id: `o${orders.length + 1}`};
          orders = [...orders, order];
          return HttpResponse.json(order, {status: 201});
        },
      ),
      http.patch<{id: string}, Partial<Order>>(
        `${nursery}/orders/:id`,
        async ({request, params: {id}}) => {
          const changes = await request.json();
          bodies.push(changes);
          await note(request);
          orders = orders.map((order) =>
            order.id === id ? {...order, ...changes} : order,
          );
          return HttpResponse.json(orders.find((order) => order.id === id));
        },
      ),
      http.delete<{id: string}>(
        `${nursery}/orders/:id`,
        async ({request, params: {id}}) => {
          await note(request);
          if (!orders.some((order) => order.id === id))
            return HttpResponse.json('no such order', {status: 404});
          orders = orders.filter((order) => order.id !== id);
          return new HttpResponse(null, {status: 204});
        },
      ),
      http.post(`${nursery}/estimates`, async ({request}) => {
        await note(request);
        return HttpResponse.json({euros: 42});
      }),
    ],
  };
}
