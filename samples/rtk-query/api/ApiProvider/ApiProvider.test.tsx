import {
  ApiProvider,
  createApi,
  fakeBaseQuery,
} from '@reduxjs/toolkit/query/react';
import {act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {http, HttpResponse} from 'msw';
import {StrictMode} from 'react';
import {Provider, useStore} from 'react-redux';
import {beforeEach, expect, expectTypeOf, test, vi} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';
import {server} from '../../../testing/server';
import {ForgetfulPanel} from './ForgetfulPanel';
import {tides} from './handlers';
import {isolatedApi, TideProvider} from './isolated';
import {LastingPanel} from './LastingPanel';
import {MigratedWidget} from './MigratedWidget';
import {QuietWidget} from './QuietWidget';
import {store, stopListening} from './store';
import {tideApi} from './tideApi';
import {TideTable} from './TideTable';
import {TideWidget} from './TideWidget';

// Importing the store set listeners; here only the providers' own count.
stopListening();

let log: string[];
beforeEach(() => {
  log = [];
  server.use(tides(log));
});
const focus = () =>
  act(() => void window.dispatchEvent(new Event('focus')));
const rows = async () => {
  await screen.findByText('04:12: 6.1 m');
  return screen.getAllByRole('listitem').map((row) => row.textContent);
};
const message =
  'Existing Redux context detected. If you already have a store set up, please use the traditional Redux setup.';

test('shows tides', async () => {
  render(<TideWidget harbor="brest" />);
  expect(await rows()).toEqual(['04:12: 6.1 m', '10:31: 1.4 m']);
});

test('a failed refetch keeps the tides, a failed load can be repeated', async () => {
  const fail = () =>
    server.use(
      http.get('https://harbor.example/api/tides/:harbor', () =>
        HttpResponse.json(null, {status: 503}),
      ),
    );
  const view = render(<TideWidget harbor="brest" />);
  await rows();
  fail();
  focus();
  await screen.findByRole('alert');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  view.rerender(<TideWidget harbor="oban" />);
  await screen.findByRole('alert');
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  server.use(tides(log));
  await userEvent.click(screen.getByText('Try again'));
  await rows();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('every render has its own cache', async () => {
  const first = render(<TideWidget harbor="brest" />);
  await rows();
  first.unmount();
  render(<TideWidget harbor="brest" />);
  await rows();
  expect(log).toHaveLength(2);
});

test('two widgets on a page share no data', async () => {
  render(
    <>
      <TideWidget harbor="brest" />
      <TideWidget harbor="brest" />
    </>,
  );
  await vi.waitFor(() => expect(log).toHaveLength(2));
});

test('listens for focus by default, until it unmounts', async () => {
  const remove = vi.spyOn(window, 'removeEventListener');
  const view = render(<TideWidget harbor="brest" />);
  await rows();
  focus();
  await vi.waitFor(() => expect(log).toHaveLength(2));
  view.unmount();
  expect(remove.mock.calls.map(([type]) => type)).toEqual(
    expect.arrayContaining(['focus', 'online']),
  );
});

test('setupListeners={false} listens to nothing', async () => {
  const add = vi.spyOn(window, 'addEventListener');
  render(<QuietWidget harbor="brest" />);
  await rows();
  focus();
  expect(add.mock.calls.filter(([type]) => type === 'focus')).toEqual([]);
  expect(log).toHaveLength(1);
});

test('setupListeners takes a handler, and cleans up after it', () => {
  const stop = vi.fn();
  const handler = vi.fn(() => stop);
  const view = render(
    <ApiProvider api={tideApi} setupListeners={handler}>
      {null}
    </ApiProvider>,
  );
  expect(handler).toHaveBeenCalledOnce();
  expect(stop).not.toHaveBeenCalled();
  // Another function, as an inline arrow would be, is installed anew.
  view.rerender(
    <ApiProvider api={tideApi} setupListeners={() => () => {}}>
      {null}
    </ApiProvider>,
  );
  expect(stop).toHaveBeenCalledOnce();
});

test('refuses to stand under another provider', () => {
  captureConsole();
  const under = () =>
    render(
      <Provider store={store}>
        <TideWidget harbor="brest" />
      </Provider>,
    );
  expect(under).toThrow(message);
  const nested = () =>
    render(
      <ApiProvider api={tideApi}>
        <TideWidget harbor="brest" />
      </ApiProvider>,
    );
  expect(nested).toThrow(message);
  vi.stubEnv('NODE_ENV', 'production');
  expect(nested).toThrow('code=35');
});

test('with a context of its own it may', async () => {
  function Tides() {
    const {data} = isolatedApi.useGetTidesQuery('brest');
    // The hooks of React Redux find the store of the host app.
    expect(useStore()).toBe(store);
    return <p>{data?.length ?? 0} tides</p>;
  }
  render(
    <Provider store={store}>
      <TideProvider>
        <Tides />
      </TideProvider>
    </Provider>,
  );
  await screen.findByText('2 tides');
});

test('the same table under a store of your own', async () => {
  render(<MigratedWidget harbor="brest" />);
  expect(await rows()).toEqual(['04:12: 6.1 m', '10:31: 1.4 m']);
});

test('a provider that unmounts forgets, one above remembers', async () => {
  const twice = async () => {
    await rows();
    await userEvent.click(screen.getByRole('button'));
    await userEvent.click(screen.getByRole('button'));
    await rows();
  };
  const forgetful = render(<ForgetfulPanel />);
  await twice();
  expect(log).toHaveLength(2);
  forgetful.unmount();
  log.length = 0;
  render(<LastingPanel />);
  await twice();
  expect(log).toHaveLength(1);
});

test('a panel that failed sends its request again when it opens', async () => {
  server.use(
    http.get('https://harbor.example/api/tides/:harbor', () => {
      log.push('failed');
      return HttpResponse.json(null, {status: 503});
    }),
  );
  render(<LastingPanel />);
  await screen.findByRole('alert');
  server.use(tides(log));
  await userEvent.click(screen.getByText('Tides'));
  await userEvent.click(screen.getByText('Tides'));
  await rows();
  expect(log).toEqual(['failed', 'brest']);
});

test('refetchOnFocus removes what a closed panel left', async () => {
  render(<LastingPanel />);
  await rows();
  await userEvent.click(screen.getByRole('button'));
  focus();
  await userEvent.click(screen.getByRole('button'));
  await rows();
  expect(log).toHaveLength(2);
});

test('the store: one key, found with useStore; another api is ignored', () => {
  const other = createApi({
    reducerPath: 'other',
    baseQuery: fakeBaseQuery(),
    endpoints: () => ({}),
  });
  function Keys() {
    return <p>{Object.keys(useStore<object>().getState()).join()}</p>;
  }
  const view = render(
    <ApiProvider api={tideApi}>
      <Keys />
    </ApiProvider>,
  );
  view.rerender(
    <ApiProvider api={other}>
      <Keys />
    </ApiProvider>,
  );
  expect(screen.getByText('api')).toBeTruthy();
});

test('strict mode', async () => {
  render(
    <StrictMode>
      <ApiProvider api={tideApi}>
        <TideTable harbor="brest" />
      </ApiProvider>
    </StrictMode>,
  );
  await rows();
  expect(log).toHaveLength(1);
});

test('types', () => {
  type Props = Parameters<typeof ApiProvider>[0];
  expectTypeOf<Props['setupListeners']>().extract<false>().not.toBeNever();
  // @ts-expect-error one api, not a list
  void (<ApiProvider api={[tideApi]}>{null}</ApiProvider>);
});
