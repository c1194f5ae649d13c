import {fireEvent, render, screen, waitFor} from '@testing-library/react';
import {http, HttpResponse} from 'msw';
import type {ReactNode} from 'react';
import {Provider} from 'react-redux';
import {expect, test, vi} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';
import {server} from '../../../testing/server';
import {useFakeClock} from '../../../testing/useFakeClock';
import {CatalogUpload} from './CatalogUpload';
import {LabelButton} from './LabelButton';
import {progressApi} from './progressApi';
import {ReceiptForm} from './ReceiptForm';
import {makeStore} from './store';

const nursery = 'https://nursery.example/api';
const show = (ui: ReactNode) =>
  render(<Provider store={makeStore()}>{ui}</Provider>);

test('the form uploads the chosen file', async () => {
  const types: (string | null)[] = [];
  server.use(
    http.post(`${nursery}/receipts`, ({request}) => {
      types.push(request.headers.get('content-type'));
      return HttpResponse.json({receipt: 'r8'});
    }),
  );
  show(<ReceiptForm />);
  fireEvent.change(screen.getByLabelText('Receipt'), {
    target: {files: [new File(['2 ivies'], 'ivy.txt')]},
  });
  fireEvent.submit(screen.getByText('Upload').closest('form')!);
  await screen.findByText('Stored as r8');
  expect(types).toEqual([
    expect.stringMatching(/^multipart\/form-data; boundary=/),
  ]);
});

test('the label is saved and its address given back', async () => {
  server.use(
    http.get(`${nursery}/orders/o1/label`, () => new HttpResponse('%PDF')),
  );
  // jsdom has neither object URLs nor downloads.
  const revoked = vi.fn();
  vi.stubGlobal(
    'URL',
    class extends URL {
      static createObjectURL = () => 'blob:label';
      static revokeObjectURL = revoked;
    },
  );
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(
    function (this: HTMLAnchorElement) {
      saved.push(`${this.download} ${this.href}`);
    },
  );
  const clock = useFakeClock();
  show(<LabelButton orderId="o1" />);
  fireEvent.click(screen.getByText('Save the label'));
  await waitFor(() => expect(saved).toEqual(['label-o1.pdf blob:label']));
  // The download may not have begun yet.
  expect(revoked).not.toHaveBeenCalled();
  await clock.advance(60_000);
  expect(revoked).toHaveBeenCalledWith('blob:label');
});

test('a label that cannot be loaded is reported', async () => {
  server.use(
    http.get(`${nursery}/orders/o9/label`, () =>
      HttpResponse.text('no label', {status: 404}),
    ),
  );
  const store = makeStore();
  const button = (orderId: string) => (
    <Provider store={store}>
      <LabelButton orderId={orderId} />
    </Provider>
  );
  const {rerender} = render(button('o9'));
  fireEvent.click(screen.getByText('Save the label'));
  await screen.findByText('The label could not be loaded.');
  rerender(button('o1')); // not for another order
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an upload reports its progress', async () => {
  const printed = captureConsole();
  server.use(
    http.post(
      `${nursery}/catalogs`,
      () => new HttpResponse(null, {status: 204}),
    ),
  );
  const file = new File(['spring'], 'spring.csv');
  show(<CatalogUpload file={file} />);
  fireEvent.click(screen.getByText('Upload the catalog'));
  await screen.findByText('Done');
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(
    100,
  );
  expect(printed.lines).toEqual([]);
});

test('a failed upload is reported, and can be repeated', async () => {
  server.use(
    http.post(
      `${nursery}/catalogs`,
      () => new HttpResponse(null, {status: 507}),
    ),
  );
  show(<CatalogUpload file={new File(['spring'], 'spring.csv')} />);
  fireEvent.click(screen.getByText('Upload the catalog'));
  await screen.findByText('The upload failed.');
  server.use(
    http.post(
      `${nursery}/catalogs`,
      () => new HttpResponse(null, {status: 204}),
    ),
  );
  fireEvent.click(screen.getByText('Upload the catalog'));
  await screen.findByText('Done');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the result of an upload is not shown for another file', async () => {
  server.use(
    http.post(
      `${nursery}/catalogs`,
      () => new HttpResponse(null, {status: 204}),
    ),
  );
  const store = makeStore();
  const upload = (name: string) => (
    <Provider store={store}>
      <CatalogUpload file={new File(['spring'], name)} />
    </Provider>
  );
  const {rerender} = render(upload('spring.csv'));
  fireEvent.click(screen.getByText('Upload the catalog'));
  await screen.findByText('Done');
  rerender(upload('summer.csv'));
  expect(screen.queryByText('Done')).toBeNull();
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(
    0,
  );
});

test('an upload can fail and be aborted', async () => {
  server.use(
    http.post(
      `${nursery}/catalogs`,
      () => new HttpResponse(null, {status: 507}),
    ),
  );
  const store = makeStore();
  const upload = () =>
    store.dispatch(
      progressApi.endpoints.uploadCatalog.initiate({
        file: new File(['spring'], 'spring.csv'),
        onProgress: () => {},
      }),
    );
  const {error} = await upload();
  expect(error).toEqual({status: 'CUSTOM_ERROR', error: 'HTTP 507'});

  const aborts = vi.spyOn(XMLHttpRequest.prototype, 'abort');
  server.use(
    http.post(`${nursery}/catalogs`, () => new Promise<never>(() => {})),
  );
  const stopped = upload();
  stopped.abort();
  expect((await stopped).error).toMatchObject({name: 'AbortError'});
  expect(aborts).toHaveBeenCalled();
});
