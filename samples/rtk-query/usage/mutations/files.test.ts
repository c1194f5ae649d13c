import {http, HttpResponse} from 'msw';
import {expect, test, vi} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';
import {record} from '../../../testing/recordOutput';
import {server} from '../../../testing/server';
import {labelApi} from './labelApi';
import {nurseryApi} from './nurseryApi';
import {receiptApi} from './receiptApi';
import {scanApi} from './scanApi';
import {makeStore} from './store';

const nursery = 'https://nursery.example/api';

test('FormData arrives with a boundary and the name of the file', async () => {
  const printed = captureConsole();
  const seen = vi.fn();
  server.use(
    http.post(`${nursery}/receipts`, async ({request}) => {
      const file = (await request.clone().formData()).get('receipt');
      seen(
        request.headers.get('content-type'),
        file instanceof File && [file.name, await file.text()],
      );
      return HttpResponse.json({receipt: 'r7'});
    }),
  );
  const form = new FormData();
  form.set('receipt', new File(['3 ferns'], 'ferns.txt'));
  const store = makeStore();
  const {data} = await store.dispatch(
    receiptApi.endpoints.uploadReceipt.initiate(form),
  );
  expect(data).toEqual({receipt: 'r7'});
  expect(seen).toHaveBeenCalledWith(
    expect.stringMatching(/^multipart\/form-data; boundary=.+/),
    ['ferns.txt', '3 ferns'],
  );
  // No complaint about a value that is not serializable.
  expect(printed.lines).toEqual([]);
});

test('a scan keeps its explicit type and its bytes', async () => {
  server.use(
    http.put(`${nursery}/scans`, async ({request}) => {
      expect(request.headers.get('content-type')).toBe(
        'application/octet-stream',
      );
      const {byteLength} = await request.arrayBuffer();
      return HttpResponse.json({bytes: byteLength});
    }),
  );
  const scan = new Blob([new Uint8Array([137, 80, 78])], {
    type: 'image/png',
  });
  const {data} = await makeStore().dispatch(
    scanApi.endpoints.uploadScan.initiate(scan),
  );
  expect(data).toEqual({bytes: 3});
});

test('with queryFn, no Blob reaches the store', async () => {
  const printed = captureConsole();
  server.use(
    http.get(`${nursery}/orders/:id/label`, ({params}) =>
      params.id === 'o1'
        ? new HttpResponse(new Blob(['%PDF']))
        : HttpResponse.text('no label', {status: 404}),
    ),
  );
  const saved: unknown[] = [];
  const api = nurseryApi.injectEndpoints({
    endpoints: (build) => ({
      saveLabel: build.mutation<null, string>({
        async queryFn(orderId, _api, _extraOptions, baseQuery) {
          const {data, error} = await baseQuery({
            url: `orders/${orderId}/label`,
            responseHandler: (response) =>
              response.ok ? response.blob() : response.text(),
          });
          if (error) return {error};
          saved.push(data);
          return {data: null};
        },
      }),
    }),
  });
  const store = makeStore();
  const {initiate} = api.endpoints.saveLabel;
  expect(await store.dispatch(initiate('o1'))).toEqual({data: null});
  expect(saved).toEqual([expect.any(Blob)]);
  expect(await store.dispatch(initiate('o9'))).toEqual({
    error: {status: 404, data: 'no label'},
  });
  expect(printed.lines).toEqual([]);
});

test('a label becomes an address of the page', async () => {
  const printed = captureConsole();
  server.use(
    http.get(
      `${nursery}/orders/o1/label`,
      () =>
        new HttpResponse(new Blob(['%PDF']), {
          headers: {
            'content-disposition': 'attachment; filename="ferns.pdf"',
          },
        }),
    ),
    http.get(
      `${nursery}/orders/o2/label`,
      () => new HttpResponse(new Blob(['%PDF'])),
    ),
    http.get(`${nursery}/orders/o9/label`, () =>
      HttpResponse.text('no label', {status: 404}),
    ),
  );
  const store = makeStore();
  const {initiate} = labelApi.endpoints.downloadLabel;
  const {data} = await store.dispatch(initiate('o1'));
  expect(data?.url).toMatch(/^blob:/);
  expect(data?.fileName).toBe('ferns.pdf');
  const unnamed = await store.dispatch(initiate('o2'));
  expect(unnamed.data?.fileName).toBeUndefined();
  const {error} = await store.dispatch(initiate('o9'));
  expect(error).toEqual({status: 404, data: 'no label'});
  expect(printed.lines).toEqual([]);
});

test('the content-type of each kind of body', async () => {
  const api = nurseryApi.injectEndpoints({
    endpoints: (build) => ({
      send: build.mutation<null, {body: unknown; type?: string}>({
        query: ({body, type}) => ({
          url: 'bodies',
          method: 'POST',
          body,
          headers: {'content-type': type},
        }),
      }),
    }),
  });
  const rows: string[][] = [];
  const store = makeStore();
  async function send(name: string, body: unknown, type?: string) {
    server.use(
      http.post(`${nursery}/bodies`, async ({request}) => {
        const sent = request.headers.get('content-type') ?? 'none';
        rows.push([
          name,
          type ?? '-',
          sent.replace(/; ?(boundary|charset)=.*/, '; …'),
        ]);
        return new HttpResponse(null, {status: 204});
      }),
    );
    const {data} = await store.dispatch(
      api.endpoints.send.initiate({body, type}),
    );
    expect(data).toBeNull();
  }
  const form = new FormData();
  form.set('plant', 'Fern');
  const json = 'application/json';
  await send('object or array', {plant: 'Fern'});
  await send('string', 'Fern');
  await send('string', '{"plant":"Fern"}', json);
  await send('FormData', form);
  await send('FormData', form, json);
  await send('FormData', form, 'multipart/form-data');
  await send('URLSearchParams', new URLSearchParams({plant: 'Fern'}));
  await send('Blob with a type', new Blob(['x'], {type: 'image/png'}));
  await send('Blob without a type', new Blob(['x']));
  const png = new Blob(['x'], {type: 'image/png'});
  await send('Blob with a type', png, json);
  await send('Blob with a type', png, 'image/webp');
  await send('Blob without a type', new Blob(['x']), json);
  await send('Blob without a type', new Blob(['x']), 'image/webp');
  await send('ArrayBuffer', new ArrayBuffer(4));
  await send('ArrayBuffer', new ArrayBuffer(4), json);
  await send('ArrayBuffer', new ArrayBuffer(4), 'image/webp');
  const widths = [21, 21, 0];
  const table = [['body', 'header you set', 'header sent'], ...rows]
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i]!))
        .join('')
        .trimEnd(),
    )
    .join('\n');
  await record('./bodies.output.txt', table);
});
