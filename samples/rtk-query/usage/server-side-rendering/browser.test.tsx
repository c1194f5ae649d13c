import {act, render, screen} from '@testing-library/react';
import {type ReactNode, useState} from 'react';
import {renderToString} from 'react-dom/server';
import {Provider} from 'react-redux';
import {beforeEach, describe, expect, test} from 'vitest';
import {server} from '../../../testing/server';
import {captureConsole} from '../../../testing/captureConsole';
import {jobServer} from './handlers';
import {hydratePage} from './hydratePage';
import JobsPage from './JobsPage';
import {JobBoard} from './JobBoard';
import {JobBoardWithData} from './JobBoardWithData';
import {jobsApi, makeStore, useCitiesQuery} from './jobsApi';
import CityPage from './cityPage';
import {loadState} from './loadState';
import {renderPage} from './renderPage';
import {StoreProvider} from './StoreProvider';

let board: ReturnType<typeof jobServer>;
beforeEach(() => {
  board = jobServer();
  server.use(...board.handlers);
});

async function openPage(change = (html: string) => html) {
  return openHtml(change(await renderPage('Turin', new Headers())));
}

async function openHtml(html: string) {
  document.body.innerHTML = html;
  board.log.length = 0;
  const sent = document.querySelector('#root')?.innerHTML;
  const recovered: string[] = [];
  const page = await act(async () =>
    hydratePage('Turin', {
      onRecoverableError: (error) => recovered.push(String(error)),
    }),
  );
  return {...page, sent, recovered};
}

describe('hydration', () => {
  test('keeps the HTML, sends no request', async () => {
    const {root, sent, recovered} = await openPage();
    expect(document.querySelector('#root')?.innerHTML).toBe(sent);
    screen.getByText('2 jobs in Turin');
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(board.log).toEqual([]);
    expect(recovered).toEqual([]);
    act(() => root.unmount());
  });

  test('a missing entry is a mismatch, and a request', async () => {
    captureConsole();
    const {root, recovered} = await openPage((html) =>
      html.replace(
        /"jobs\(\\"Turin\\"\)":\{"status":"fulfilled"/,
        '"jobs(\\"Turin\\")":{"status":"pending"',
      ),
    );
    expect(recovered.join()).toContain(
      "Hydration failed because the server rendered HTML didn't match the client",
    );
    await screen.findByText('2 jobs in Turin');
    expect(board.log).toEqual(['jobs/Turin']);
    act(() => root.unmount());
  });

  test.each([
    ['first load is no', false, 0],
    ['refetch is a', true, 1],
  ])(
    'a pending %s mismatch',
    async (_what, isLoaded, expectedMismatches) => {
      captureConsole();
      const store = makeStore();
      const {jobs} = jobsApi.endpoints;
      if (isLoaded) await store.dispatch(jobs.initiate('Turin'));
      let release = () => {};
      board.holdUntil(new Promise<void>((resolve) => (release = resolve)));
      const request = store.dispatch(
        jobs.initiate('Turin', {forceRefetch: true}),
      );
      const html = renderToString(
        <Provider store={store}>
          <JobBoard city="Turin" />
        </Provider>,
      );
      const state = JSON.stringify(store.getState());
      const {root, recovered} = await openHtml(
        `<div id="root">${html}</div>` +
          `<script id="state">${state.replaceAll('<', '\\u003c')}</script>`,
      );
      expect(recovered).toHaveLength(expectedMismatches);
      release();
      await request;
      act(() => root.unmount());
    },
  );

  test('an error without data is fetched again', async () => {
    board.setFailing(true);
    const {root, recovered, sent} = await openPage();
    expect(sent).toContain('The jobs could not be loaded.');
    expect(recovered).toEqual([]);
    expect(board.log).toEqual(['jobs/Turin']);
    board.setFailing(false);
    act(() => root.unmount());
  });

  test('an error beside older data is not', async () => {
    const server = makeStore();
    const {jobs} = jobsApi.endpoints;
    board.setFailing(true);
    const first = await server.dispatch(jobs.initiate('Turin'));
    expect(first.error).toBeDefined();
    board.setFailing(false);
    // Dispatched again after a failure, it sends the request again.
    await server.dispatch(jobs.initiate('Turin'));
    expect(board.log).toHaveLength(2);
    board.setFailing(true);
    await server.dispatch(jobs.initiate('Turin', {forceRefetch: true}));
    expect(jobs.select('Turin')(server.getState())).toMatchObject({
      status: 'rejected',
      data: [{id: 1}, {id: 2}],
    });
    board.log.length = 0;
    await server.dispatch(jobs.initiate('Turin'));
    await server.dispatch(jobs.initiate('Turin', {forceRefetch: 900}));
    expect(board.log).toEqual([]);
  });
});

function CitiesInLayout() {
  const {data = []} = useCitiesQuery();
  return <p>{data.length + ' cities'}</p>;
}

describe('App Router', () => {
  test('the first render has the data of the server component', async () => {
    const turin = await JobsPage({city: 'Turin'});
    const genoa = await JobsPage({city: 'Genoa'});
    board.log.length = 0;
    const {rerender} = render(turin, {wrapper: StoreProvider});
    screen.getByText('2 jobs in Turin');
    // The next route uses the same store, and seeds its own entry.
    rerender(genoa);
    screen.getByText('2 jobs in Genoa');
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(board.log).toEqual([]);
  });

  test('a state is restored while a route renders, without a warning', async () => {
    const printed = captureConsole();
    const state = await loadState('Turin', new Headers());
    const genoa = await loadState('Genoa', new Headers());
    board.log.length = 0;
    const page = (city: string, from: typeof state) => (
      <>
        <CitiesInLayout />
        <CityPage city={city} state={from} />
      </>
    );
    const {rerender} = render(page('Turin', state), {
      wrapper: StoreProvider,
    });
    screen.getByText('2 jobs in Turin');
    rerender(page('Genoa', genoa));
    screen.getByText('2 jobs in Genoa');
    await screen.findByText('2 cities');
    expect(board.log.filter((path) => path !== 'cities')).toEqual([]);
    expect(printed.texts('error')).toEqual([]);
  });

  test('a new state for the same city is not restored', async () => {
    const state = await loadState('Turin', new Headers());
    const none = structuredClone(state);
    none.jobsApi.queries['jobs("Turin")']!.data = [];
    const {rerender} = render(<CityPage city="Turin" state={state} />, {
      wrapper: StoreProvider,
    });
    rerender(<CityPage city="Turin" state={none} />);
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    screen.getByText('2 jobs in Turin');
  });

  test('new props for the same city are not stored', async () => {
    const page = (titles: string[]) => (
      <JobBoardWithData
        key="Turin"
        city="Turin"
        jobs={titles.map((title, id) => ({id, title}))}
        cities={[]}
      />
    );
    const {rerender} = render(page(['Welder']), {wrapper: StoreProvider});
    rerender(page(['Welder', 'Baker']));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    screen.getByText('1 jobs in Turin');
  });

  test('a page that mounts again restores its old state again', async () => {
    const turin = await loadState('Turin', new Headers());
    const genoa = await loadState('Genoa', new Headers());
    const store = makeStore();
    const page = (city: string, state: typeof turin) => (
      <Provider store={store}>
        <CityPage city={city} state={state} />
      </Provider>
    );
    const {rerender} = render(page('Turin', turin));
    act(() => {
      store.dispatch(
        jobsApi.util.upsertQueryEntries([
          {endpointName: 'jobs', arg: 'Turin', value: []},
        ]),
      );
    });
    await screen.findByText('0 jobs in Turin');
    rerender(page('Genoa', genoa));
    screen.getByText('2 jobs in Genoa');
    rerender(page('Turin', turin));
    screen.getByText('2 jobs in Turin');
  });

  test('with one store for all routes, a route may seed its entries while it first renders', async () => {
    const printed = captureConsole();
    const store = makeStore();
    store.dispatch(
      jobsApi.util.upsertQueryEntries([
        {endpointName: 'cities', arg: undefined, value: ['Turin']},
      ]),
    );
    function Route() {
      useState(() =>
        store.dispatch(
          jobsApi.util.upsertQueryEntries([
            {endpointName: 'jobs', arg: 'Turin', value: []},
            {endpointName: 'cities', arg: undefined, value: ['Bari']},
          ]),
        ),
      );
      return <JobBoard city="Turin" />;
    }
    function Layout({children}: {children: ReactNode}) {
      const {data = []} = useCitiesQuery();
      return (
        <Provider store={store}>
          <p>{'Layout: ' + data.join()}</p>
          {children}
        </Provider>
      );
    }
    const page = (children: ReactNode) => (
      <Provider store={store}>
        <Layout>{children}</Layout>
      </Provider>
    );
    const {rerender} = render(page(null));
    screen.getByText('Layout: Turin');
    rerender(page(<Route />));
    screen.getByText('0 jobs in Turin');
    await screen.findByText('Layout: Bari');
    expect(board.log).toEqual([]);
    expect(printed.texts('error')).toEqual([]);
  });
});
