import {configureStore} from '@reduxjs/toolkit';
import {act, fireEvent, render, screen} from '@testing-library/react';
import {type ReactNode, StrictMode, useState} from 'react';
import {Provider} from 'react-redux';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {server} from '../../../testing/server';
import {useFakeClock} from '../../../testing/useFakeClock';
import {ciApi, makeStore, useLazyJobQuery, useQueueQuery} from './ciApi';
import {ciServer, passSeconds} from './handlers';
import {JobProgress} from './JobProgress';
import {JobStatus} from './JobStatus';
import {QueueLength} from './QueueLength';
import {QueuePanel} from './QueuePanel';
import {QueueSign} from './QueueSign';

let clock: ReturnType<typeof useFakeClock>;
let ci: ReturnType<typeof ciServer>;
let store: ReturnType<typeof makeStore>;
beforeEach(() => {
  clock = useFakeClock();
  ci = ciServer();
  server.use(...ci.handlers);
  // The store tells React about requests once in a frame, and the clock that makes frames stands still.
  vi.stubGlobal('requestAnimationFrame', (run: () => void) =>
    setImmediate(run),
  );
  store = makeStore();
});

const turn = () =>
  act(async () => {
    await new Promise<void>((resolve) => setImmediate(resolve));
  });
const pass = (seconds: number) =>
  passSeconds(seconds, {clock, store, ci, turn});
const page = (children: ReactNode) => (
  <Provider store={store}>{children}</Provider>
);
const click = (name: string) =>
  act(async () => screen.getByRole('button', {name}).click());

function setTab(visibility: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange', {bubbles: true}));
  });
}

describe('JobProgress', () => {
  test('polls until the job is done', async () => {
    render(page(<JobProgress id={7} />));
    await pass(2.5);
    screen.getByText('main: queued');
    ci.setStatus('done');
    await pass(2);
    screen.getByText('main: done');
    await pass(10);
    expect(ci.came).toEqual([0, 2, 4]);
  });

  test('slows down after an error', async () => {
    render(page(<JobProgress id={7} />));
    await pass(0.5);
    ci.setFailing(true);
    await pass(2);
    ci.setFailing(false);
    await pass(33);
    expect(ci.came).toEqual([0, 2, 32, 34]);
    screen.getByText('main: queued');
  });
});

test('JobProgress does not take the interval of another job', async () => {
  ci.setStatus('done');
  const {rerender} = render(page(<JobProgress id={7} />));
  await pass(0.5);
  screen.getByText('main: done');
  ci.setStatus('running');
  rerender(page(<JobProgress id={8} />));
  await pass(3);
  screen.getByText('main: running');
  expect(ci.came).toEqual([0, 0.5, 2.5]);
});

test('JobProgress shows a first failure', async () => {
  ci.setFailing(true);
  render(page(<JobProgress id={7} />));
  await pass(0.5);
  screen.getByText('The job could not be loaded');
});

test('JobStatus: useQuery with an interval in the state', async () => {
  const {rerender} = render(page(<JobStatus id={7} />));
  await pass(2.5);
  screen.getByText('queued');
  ci.setStatus('done');
  await pass(2);
  screen.getByText('done');
  await pass(10);
  expect(ci.came).toEqual([0, 2, 4]);
  ci.setStatus('running');
  rerender(page(<JobStatus id={8} />));
  await pass(3);
  expect(ci.came).toEqual([0, 2, 4, 14.5, 16.5]);
});

test('an interval of 0 after an error ends polling', async () => {
  const {useQueryState, useQuerySubscription} = ciApi.endpoints.job;
  function Job() {
    const {error} = useQueryState(7);
    const gone = error && 'status' in error && error.status === 503;
    useQuerySubscription(7, {pollingInterval: gone ? 0 : 2_000});
    return <p>{gone ? 'gone' : 'polling'}</p>;
  }
  render(page(<Job />));
  await pass(1);
  ci.setFailing(true);
  await pass(2);
  screen.getByText('gone');
  await pass(20);
  expect(ci.came).toEqual([0, 2]);
});

test('QueuePanel keeps its list after a failed poll', async () => {
  render(page(<QueuePanel />));
  await pass(1);
  ci.setFailing(true);
  await pass(5);
  screen.getByText('The queue could not be loaded.');
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(0);
});

test.each([
  ['JobProgress', <JobProgress id={7} />, 30, /request failed/],
  ['JobStatus', <JobStatus id={7} />, 2, /request failed/],
  ['QueuePanel', <QueuePanel />, 5, /could not be loaded/],
  ['QueueLength', <QueueLength />, 5, /request failed/],
  ['QueueSign', <QueueSign />, 10, /request failed/],
])(
  '%s shows a failure until a request succeeds, also while one runs',
  async (_name, shown, interval, failure) => {
    render(page(shown));
    await pass(0.5);
    ci.setFailing(true);
    await pass(10);
    screen.getByText(failure);
    const before = ci.came.length;
    ci.setLatency(3000);
    while (ci.came.length === before || !ci.isWaiting()) await pass(0.5);
    screen.getByText(failure);
    ci.setFailing(false);
    await pass(interval + 4);
    expect(screen.queryByText(failure)).toBeNull();
  },
);

test('QueuePanel: pause, and refresh now', async () => {
  render(page(<QueuePanel />));
  await pass(6);
  await click('Pause');
  await pass(20);
  expect(ci.came).toEqual([0, 5]);
  await click('Refresh now');
  await pass(10);
  expect(ci.came).toEqual([0, 5, 26]);
  await click('Pause');
  await pass(6);
  expect(ci.came).toEqual([0, 5, 26, 41]);
});

describe('a hidden tab', () => {
  function PlainSign() {
    useQueueQuery(undefined, {
      pollingInterval: 10_000,
      skipPollingIfUnfocused: true,
    });
    return null;
  }

  test('gets nothing, and on return waits for the next tick', async () => {
    render(page(<PlainSign />));
    await pass(1);
    setTab('hidden');
    await pass(33);
    expect(ci.came).toEqual([0]);
    setTab('visible');
    await pass(7);
    expect(ci.came).toEqual([0, 40]);
  });

  test('with refetchOnFocus refetches on return, and the wait starts again', async () => {
    render(page(<QueueSign />));
    await pass(1);
    setTab('hidden');
    await pass(33);
    setTab('visible');
    await pass(11);
    expect(ci.came).toEqual([0, 34, 44]);
  });

  test('an API that was created in a hidden tab starts unfocused', async () => {
    const focused = async () => {
      vi.resetModules();
      const fresh = await import('./ciApi');
      return fresh.makeStore().getState().ci.config.focused;
    };
    expect(await focused()).toBe(true);
    setTab('hidden');
    expect(await focused()).toBe(false);
  });

  test.each([
    ['visible', [0, 2, 4]],
    ['hidden', [0]],
  ] as const)(
    'without setupListeners, a tab that was %s at the start decides',
    async (visibility, expected) => {
      setTab(visibility);
      vi.resetModules();
      const fresh = (await import('./ciApi')).ciApi;
      const deaf = configureStore({
        reducer: {[fresh.reducerPath]: fresh.reducer},
        middleware: (getDefault) => getDefault().concat(fresh.middleware),
      });
      deaf.dispatch(
        fresh.endpoints.queue.initiate(undefined, {
          subscriptionOptions: {
            pollingInterval: 2_000,
            skipPollingIfUnfocused: true,
          },
        }),
      );
      await passSeconds(1, {clock, store: deaf, ci, turn});
      setTab(visibility === 'hidden' ? 'visible' : 'hidden');
      await passSeconds(4, {clock, store: deaf, ci, turn});
      expect(ci.came).toEqual(expected);
      setTab('visible');
    },
  );

  test('resetApiState brings back the focus of the start', async () => {
    setTab('hidden');
    vi.resetModules();
    const fresh = await import('./ciApi');
    const opened = fresh.makeStore();
    const isFocused = () => opened.getState().ci.config.focused;
    expect(isFocused()).toBe(false);
    setTab('visible');
    expect(isFocused()).toBe(true);
    opened.dispatch(fresh.ciApi.util.resetApiState());
    expect(isFocused()).toBe(false);
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(isFocused()).toBe(true);
  });

  test('without the option polling goes on', async () => {
    render(page(<QueuePanel />));
    await pass(1);
    setTab('hidden');
    await pass(10);
    expect(ci.came).toEqual([0, 5, 10]);
    setTab('visible');
  });
});

describe('what ends polling', () => {
  function Panel({skip = false}) {
    useQueueQuery(undefined, {pollingInterval: 2_000, skip});
    return null;
  }

  test('skip', async () => {
    const {rerender} = render(page(<Panel />));
    await pass(2.5);
    rerender(page(<Panel skip />));
    await pass(10);
    expect(ci.came).toEqual([0, 2]);
  });

  test('unmounting', async () => {
    const {unmount} = render(page(<Panel />));
    await pass(2.5);
    unmount();
    await pass(10);
    expect(ci.came).toEqual([0, 2]);
  });

  test('resetApiState does not, while the component stays', async () => {
    render(page(<Panel />));
    await pass(2.5);
    act(() => {
      store.dispatch(ciApi.util.resetApiState());
    });
    await pass(3);
    expect(ci.came).toEqual([0, 2, 2.5, 4.5]);
  });

  test('resetApiState does, for a subscription without a reader', async () => {
    let renderAgain = () => {};
    function Quiet() {
      const [, setCount] = useState(0);
      renderAgain = () => setCount((count) => count + 1);
      ciApi.endpoints.queue.useQuerySubscription(undefined, {
        pollingInterval: 2_000,
      });
      return null;
    }
    function Lazy() {
      const [trigger] = useLazyJobQuery({pollingInterval: 2_000});
      return <button onClick={() => trigger(7)}>watch</button>;
    }
    // What it selects is the same after the reset, so it does not render.
    function Alarm() {
      const {isError} = useQueueQuery(undefined, {
        pollingInterval: 2_000,
        selectFromResult: ({isError}) => ({isError}),
      });
      return isError && <p>failed</p>;
    }
    render(
      page(
        <>
          <Quiet />
          <Alarm />
          <Lazy />
        </>,
      ),
    );
    await click('watch');
    await pass(2.5);
    expect(ci.came).toEqual([0, 0, 2, 2]);
    act(() => {
      store.dispatch(ciApi.util.resetApiState());
    });
    await pass(5);
    expect(ci.came).toEqual([0, 0, 2, 2]);
    act(() => renderAgain());
    await pass(2.5);
    expect(ci.came.slice(4)).toEqual([7.5, 9.5]);
  });

  test('reset of a lazy query does not, while a useQuery stays', async () => {
    let forget = () => {};
    function Forget() {
      const [trigger, {reset}] = ciApi.useLazyQueueQuery();
      forget = reset;
      return <button onClick={() => trigger(undefined, true)}>join</button>;
    }
    render(
      page(
        <>
          <Panel />
          <Forget />
        </>,
      ),
    );
    await pass(1);
    fireEvent.click(screen.getByRole('button', {name: 'join'}));
    await pass(1.5);
    act(() => forget());
    await pass(3);
    expect(ci.came).toEqual([0, 2, 2.5, 4.5]);
  });

  test('StrictMode starts one series only', async () => {
    render(<StrictMode>{page(<Panel />)}</StrictMode>);
    await pass(2.5);
    expect(ci.came).toEqual([0, 2]);
  });
});

test('a lazy query polls after its first call, and ends with reset', async () => {
  function Lazy() {
    const [trigger, {reset}] = useLazyJobQuery({pollingInterval: 2_000});
    return (
      <>
        <button onClick={() => trigger(7)}>watch</button>
        <button onClick={reset}>forget</button>
      </>
    );
  }
  render(page(<Lazy />));
  await pass(5);
  expect(ci.came).toEqual([]);
  await click('watch');
  await pass(2.5);
  expect(ci.came).toEqual([5, 7]);
  await click('forget');
  await pass(10);
  expect(ci.came).toEqual([5, 7]);
});

describe('renders', () => {
  async function rendersDuringPolls(Sign: () => ReactNode) {
    ci.setLatency(500);
    let renders = 0;
    const Counted = () => {
      renders++;
      return Sign();
    };
    render(page(<Counted />));
    await pass(1);
    const before = renders;
    const data = () =>
      ciApi.endpoints.queue.select()(store.getState()).data;
    const first = data();
    await pass(12);
    expect(ci.came).toEqual([0, 5.5, 11]);
    expect(data()).toBe(first);
    return renders - before;
  }

  test('equal data stays the same object, but isFetching renders', async () => {
    expect(await rendersDuringPolls(QueuePanel)).toBe(4);
  });

  test('a selected value renders only when it changes', async () => {
    expect(await rendersDuringPolls(QueueLength)).toBe(0);
  });
});
