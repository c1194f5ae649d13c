import {ApiProvider, skipToken} from '@reduxjs/toolkit/query/react';
import {fireEvent, render, screen} from '@testing-library/react';
import {useDeferredValue, useState} from 'react';
import {expect, test, vi} from 'vitest';
import {server} from '../../../testing/server';
import {useFakeClock} from '../../../testing/useFakeClock';
import {AreaFinder} from './AreaFinder';
import {gate, recordingServer, storeWith} from './handlers';
import {ImageSearch} from './ImageSearch';
import {searchApi, useSearchQuery} from './searchApi';

test('typing waits, and a new text cancels the old request', async () => {
  const clock = useFakeClock();
  const aborted: string[] = [];
  const first = gate();
  const orbit = recordingServer(async (request, path) => {
    request.signal.addEventListener('abort', () => aborted.push(path));
    if (path.endsWith('=del')) await first.opened;
    return {body: ['Nile delta']};
  });
  server.use(orbit.handler);
  render(
    <ApiProvider api={searchApi}>
      <ImageSearch />
    </ApiProvider>,
  );
  const type = (value: string) =>
    fireEvent.change(screen.getByLabelText('Area'), {target: {value}});
  for (const text of ['d', 'de', 'del']) type(text);
  await clock.advance(299);
  expect(orbit.asked).toEqual([]);
  await clock.advance(1);
  await vi.waitFor(() => expect(orbit.asked).toEqual(['/areas?text=del']));

  type('delta');
  await vi.waitFor(() => expect(aborted).toEqual(['/areas?text=del']));
  await clock.advance(300);
  await screen.findByText('Nile delta');
  expect(orbit.asked).toEqual(['/areas?text=del', '/areas?text=delta']);
  first.open();

  // A cleared field, or another text, does not keep the old results.
  type('');
  expect(screen.queryByText('Nile delta')).toBeNull();
  type('delta');
  await clock.advance(300);
  await screen.findByText('Nile delta');
  type('deltas');
  expect(screen.queryByText('Nile delta')).toBeNull();
  expect(orbit.asked).toHaveLength(2);
});

test('a failed search says so, and the next one works', async () => {
  const clock = useFakeClock();
  const orbit = recordingServer((_, path) =>
    path.endsWith('=x') ? {status: 500} : {body: ['Nile delta']},
  );
  server.use(orbit.handler);
  render(
    <ApiProvider api={searchApi}>
      <ImageSearch />
    </ApiProvider>,
  );
  const type = (value: string) =>
    fireEvent.change(screen.getByLabelText('Area'), {target: {value}});
  type('x');
  await clock.advance(300);
  await screen.findByText('The search failed.');
  type('nile');
  expect(screen.queryByRole('alert')).toBeNull();
  await clock.advance(300);
  await screen.findByText('Nile delta');
});

test('a text that comes back after its request was canceled shows no error', async () => {
  const clock = useFakeClock();
  const first = gate();
  const orbit = recordingServer(async () => {
    await first.opened;
    return {body: ['Nile delta']};
  });
  server.use(orbit.handler);
  render(
    <ApiProvider api={searchApi}>
      <ImageSearch />
    </ApiProvider>,
  );
  const type = (value: string) =>
    fireEvent.change(screen.getByLabelText('Area'), {target: {value}});
  type('del');
  await clock.advance(300);
  await vi.waitFor(() => expect(orbit.asked).toHaveLength(1));
  type('delt');
  type('del');
  await clock.advance(200);
  expect(screen.queryByRole('alert')).toBeNull();
  first.open();
  await clock.advance(100);
  await screen.findByText('Nile delta');
  expect(orbit.asked).toEqual(['/areas?text=del', '/areas?text=del']);
});

test('a debounced value sends one request for a pause', async () => {
  const clock = useFakeClock();
  const orbit = recordingServer((_, path) =>
    path.endsWith('=x') ? {status: 500} : {body: ['Nile delta']},
  );
  server.use(orbit.handler);
  render(
    <ApiProvider api={searchApi}>
      <AreaFinder />
    </ApiProvider>,
  );
  const type = (value: string) =>
    fireEvent.change(screen.getByLabelText('Area'), {target: {value}});
  for (const text of ['d', 'de', 'del']) type(text);
  await clock.advance(299);
  expect(orbit.asked).toEqual([]);
  await clock.advance(1);
  await screen.findByText('Nile delta');
  expect(orbit.asked).toEqual(['/areas?text=del']);
  type('delt');
  expect(screen.queryByText('Nile delta')).toBeNull();
  type('x');
  await clock.advance(300);
  await screen.findByRole('alert');
  // Back to a text that is cached: no request.
  type('del');
  await clock.advance(300);
  await screen.findByText('Nile delta');
  expect(orbit.asked).toEqual(['/areas?text=del', '/areas?text=x']);
});

test('useDeferredValue does not wait for the user', async () => {
  const orbit = recordingServer(() => ({body: ['Nile delta']}));
  server.use(orbit.handler);
  function Deferred() {
    const [text, setText] = useState('');
    useSearchQuery(useDeferredValue(text) || skipToken);
    return <input value={text} onChange={(e) => setText(e.target.value)} />;
  }
  render(
    <ApiProvider api={searchApi}>
      <Deferred />
    </ApiProvider>,
  );
  for (const value of ['d', 'de', 'del'])
    fireEvent.change(screen.getByRole('textbox'), {target: {value}});
  await vi.waitFor(() => expect(orbit.asked).toHaveLength(3));
});

test('another argument alone aborts nothing', async () => {
  const both = gate();
  const orbit = recordingServer(async () => {
    await both.opened;
    return {body: ['Nile delta']};
  });
  server.use(orbit.handler);
  const store = storeWith(searchApi);
  const {search} = searchApi.endpoints;
  const old = store.dispatch(search.initiate('del'));
  old.unsubscribe();
  const next = store.dispatch(search.initiate('delta'));
  await vi.waitFor(() => expect(orbit.asked).toHaveLength(2));
  both.open();
  expect((await old).data).toEqual(['Nile delta']);
  expect((await next).data).toEqual(['Nile delta']);
});
