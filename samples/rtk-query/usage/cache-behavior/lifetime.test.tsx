import {act, render, screen, waitFor} from '@testing-library/react';
import {http, HttpResponse} from 'msw';
import {Provider} from 'react-redux';
import {beforeEach, expect, test} from 'vitest';
import {record} from '../../../testing/recordOutput';
import {server} from '../../../testing/server';
import {useFakeClock} from '../../../testing/useFakeClock';
import {ExhibitCard} from './ExhibitCard';
import {FreshExhibitCard} from './FreshExhibitCard';
import {museumServer} from './handlers';
import {museumApi} from './museumApi';
import {makeStore} from './store';

let requests: string[];
beforeEach(() => {
  requests = [];
  server.use(...museumServer((line) => requests.push(line)));
});

const cachedIds = (store: ReturnType<typeof makeStore>) =>
  museumApi.util.selectCachedArgsForQuery(store.getState(), 'getExhibit');

test('closing and opening a card, inside and after the lifetime', async () => {
  const clock = useFakeClock();
  const store = makeStore();
  let seconds = 0;
  const lines = ['time   card    requests  in the cache'];
  const note = (event: string) =>
    lines.push(
      `${seconds} s`.padEnd(7) +
        event.padEnd(8) +
        String(requests.length).padEnd(10) +
        (cachedIds(store).length ? 'yes' : 'no'),
    );
  const wait = async (more: number) => {
    await clock.advance(more * 1000);
    seconds += more;
  };
  const open = async () => {
    const {unmount} = render(
      <Provider store={store}>
        <ExhibitCard id={1} />
      </Provider>,
    );
    await screen.findByText('Amber beetle');
    note('opens');
    return () => {
      unmount();
      note('closes');
    };
  };

  const closeFirst = await open();
  await wait(10);
  closeFirst();
  await wait(59);
  const closeSecond = await open();
  expect(requests).toHaveLength(1);
  await wait(600); // the old timer is gone: the open card keeps its data
  expect(cachedIds(store)).toEqual([1]);
  closeSecond();
  await wait(61);
  note('–');
  expect(cachedIds(store)).toEqual([]);
  await open();
  expect(requests).toHaveLength(2);
  await record('./lifetime.output.txt', lines.join('\n'));
});

test('refetchOnMountOrArgChange: 30', async () => {
  const clock = useFakeClock();
  const store = makeStore();
  const openAndClose = async () => {
    const view = render(
      <Provider store={store}>
        <FreshExhibitCard id={1} />
      </Provider>,
    );
    await screen.findByText('0 visitors');
    await act(() =>
      Promise.all(store.dispatch(museumApi.util.getRunningQueriesThunk())),
    );
    view.unmount();
  };
  await openAndClose();
  await clock.advance(29_000);
  await openAndClose();
  expect(requests).toHaveLength(1);
  await clock.advance(2_000);
  await openAndClose();
  expect(requests).toHaveLength(2);
});

test('a change of the argument leaves the old request alone', async () => {
  let answer: () => void = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  let aborted = false;
  server.use(
    http.get('https://museum.example/api/exhibits/1', async ({request}) => {
      request.signal.addEventListener('abort', () => (aborted = true));
      await held;
      return HttpResponse.json({id: 1, title: 'Amber beetle'});
    }),
  );
  const store = makeStore();
  const view = (id: number) => (
    <Provider store={store}>
      <ExhibitCard id={id} />
    </Provider>
  );
  const {rerender} = render(view(1));
  rerender(view(2));
  await screen.findByText('Bronze mirror');
  answer();
  await waitFor(() =>
    expect(
      museumApi.endpoints.getExhibit.select(1)(store.getState()).data,
    ).toMatchObject({title: 'Amber beetle'}),
  );
  expect(aborted).toBe(false);
  expect(cachedIds(store)).toEqual([1, 2]);
});
