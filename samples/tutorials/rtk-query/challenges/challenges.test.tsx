import {configure, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {http, HttpResponse} from 'msw';
import type * as Msw from 'msw';
import {act, createElement} from 'react';
import {createRoot} from 'react-dom/client';
import {Provider} from 'react-redux';
import {beforeEach, expect, it, vi} from 'vitest';
import {bootApp} from '../../../testing/bootApp';
import {server} from '../../../testing/server';

configure({asyncUtilTimeout: 4000});

/** What holds the response to a POST back. */
const post = vi.hoisted(() => ({waits: Promise.resolve()}));
vi.mock('msw', async (importOriginal) => ({
  ...(await importOriginal<typeof Msw>()),
  delay: () => post.waits,
}));

const requests: string[] = [];
server.events.on('request:start', ({request}) => {
  const {pathname} = new URL(request.url);
  requests.push(`${request.method} ${pathname.replace('/api/', '')}`);
});

const press = (name: string) =>
  userEvent.click(screen.getByRole('button', {name}));

beforeEach(async () => {
  post.waits = Promise.resolve();
  await bootApp(async () => {
    const {handlers} = await import('./src/fakeServer');
    const {store} = await import('./src/store');
    const {default: App} = await import('./src/App');
    server.use(...handlers);
    const root = createRoot(document.getElementById('root')!);
    await act(async () =>
      root.render(
        createElement(Provider, {store, children: createElement(App)}),
      ),
    );
  });
  await screen.findByText('Doris');
  await screen.findByText('Gull Rock');
  requests.length = 0;
});

it('refreshes, and says so', async () => {
  await press('Refresh');
  await vi.waitFor(() =>
    expect(requests).toEqual(['GET lights/north-head/sightings']),
  );
});

it('deletes a sighting', async () => {
  await press('Delete Doris');
  await vi.waitFor(() => expect(screen.queryByText('Doris')).toBeNull());
  expect(requests).toEqual([
    'DELETE lights/north-head/sightings/2',
    'GET lights/north-head/sightings',
  ]);
});

it('deletes a sighting once, although it stays until the refetch', async () => {
  let respond = () => {};
  server.use(
    http.get(
      'https://lighthouse.example/api/lights/:id/sightings',
      async () => {
        await new Promise<void>((resolve) => (respond = resolve));
        return HttpResponse.json([]);
      },
    ),
  );
  await press('Delete Doris');
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  await screen.findByText('Checking for news…');
  await press('Delete Doris');
  respond();
  await vi.waitFor(() => expect(screen.queryByText('Doris')).toBeNull());
  expect(requests).toEqual([
    'DELETE lights/north-head/sightings/2',
    'GET lights/north-head/sightings',
  ]);
});

it('loads the ships of a light before it is clicked', async () => {
  await userEvent.hover(screen.getByRole('button', {name: 'Gull Rock'}));
  await vi.waitFor(() =>
    expect(requests).toEqual(['GET lights/gull-rock/sightings']),
  );
  await press('Gull Rock');
  await screen.findByText('Merlin');
  expect(requests).toHaveLength(1);
});

it('shows two ships that are on their way, each once', async () => {
  const consoleError = vi.spyOn(console, 'error');
  await press('Gull Rock');
  await screen.findByText('Merlin');
  await press('North Head');
  let respond = () => {};
  post.waits = new Promise((resolve) => (respond = resolve));
  await userEvent.type(screen.getByLabelText('Ship'), 'Fulmar');
  await press('Log sighting');
  await screen.findByText('Fulmar');
  // Another light and back: the form is a new one.
  await press('Gull Rock');
  await press('North Head');
  await userEvent.type(screen.getByLabelText('Ship'), 'Gannet');
  await press('Log sighting');
  await screen.findByText('Gannet');
  expect(screen.queryByRole('button', {name: 'Delete Fulmar'})).toBeNull();

  respond();
  await screen.findByRole('button', {name: 'Delete Fulmar'});
  await screen.findByRole('button', {name: 'Delete Gannet'});
  const ships = screen
    .getAllByRole('button', {name: /^Delete/})
    .map((button) => button.textContent.replace('Delete ', ''));
  expect(ships).toEqual(['Albatros', 'Doris', 'Fulmar', 'Gannet']);
  expect(consoleError).not.toHaveBeenCalled();
});

it('shows a ship before the server responds, and takes it back', async () => {
  let respond = () => {};
  post.waits = new Promise((resolve) => (respond = resolve));
  await userEvent.type(screen.getByLabelText('Ship'), 'Flying Dutchman');
  await press('Log sighting');
  await screen.findByText('Flying Dutchman');
  await screen.findByText('Ships seen: 3');
  respond();
  await screen.findByText('The sighting was not saved.');
  expect(screen.queryByText('Flying Dutchman')).toBeNull();
  await screen.findByText('Ships seen: 2');
});

it('takes out two refused ships, also when the refetch fails', async () => {
  const {store} = await import('./src/store');
  const {lighthouseApi} = await import('./src/lighthouseApi');
  const {getSightings, logSighting} = lighthouseApi.endpoints;
  const refusals: Array<() => void> = [];
  server.use(
    http.post('https://lighthouse.example/api/lights/*', async () => {
      await new Promise<void>((resolve) => refusals.push(resolve));
      return HttpResponse.error();
    }),
    http.get('https://lighthouse.example/api/lights/*', () =>
      HttpResponse.error(),
    ),
  );
  const log = (ship: string) =>
    act(async () => {
      const sent = refusals.length;
      void store.dispatch(
        logSighting.initiate({lightId: 'north-head', ship}),
      );
      await vi.waitFor(() => expect(refusals).toHaveLength(sent + 1));
    });
  const ships = () => {
    const {data = []} = getSightings.select('north-head')(store.getState());
    return data.map(({ship}) => ship);
  };
  await log('Fulmar');
  await log('Gannet');
  refusals[0]?.();
  await vi.waitFor(() =>
    expect(ships()).toEqual(['Albatros', 'Doris', 'Gannet']),
  );
  refusals[1]?.();
  await screen.findByText('The sightings did not load.');
  expect(ships()).toEqual(['Albatros', 'Doris']);
  await screen.findByText('Ships seen: 2');
});

it('loses a ship to a refetch that was running, until the next one', async () => {
  const {store} = await import('./src/store');
  const {lighthouseApi} = await import('./src/lighthouseApi');
  const {getSightings, logSighting} = lighthouseApi.endpoints;
  const responses: Array<() => void> = [];
  const hold = async () => {
    await new Promise<void>((resolve) => responses.push(resolve));
  };
  const path = 'https://lighthouse.example/api/lights/*';
  const log = (ship: string) =>
    store.dispatch(logSighting.initiate({lightId: 'north-head', ship}));
  const seen = () => {
    const {data = []} = getSightings.select('north-head')(store.getState());
    return data.map(({ship}) => ship);
  };
  const saved = ['Albatros'];
  await act(async () => {
    server.use(
      http.get(path, async () => {
        const found = saved.map((ship, id) => ({id, ship}));
        await hold();
        return HttpResponse.json(found);
      }),
      http.post(path, async () => {
        await hold();
        saved.push('Fulmar');
        return new HttpResponse(null, {status: 201});
      }),
    );
    const {refetch} = store.dispatch(
      getSightings.initiate('north-head', {subscribe: false}),
    );
    void refetch();
    await vi.waitFor(() => expect(responses).toHaveLength(1));
    const logged = log('Fulmar');
    expect(seen()).toEqual(['Albatros', 'Doris', 'Fulmar']);
    await vi.waitFor(() => expect(responses).toHaveLength(2));
    responses[0]?.();
    await vi.waitFor(() => expect(seen()).toEqual(['Albatros']));
    responses[1]?.();
    await logged;
    await vi.waitFor(() => expect(responses).toHaveLength(3));
    responses[2]?.();
    await vi.waitFor(() => expect(seen()).toEqual(['Albatros', 'Fulmar']));
  });
});

it('undoes nothing in a list that never loaded', async () => {
  const {store} = await import('./src/store');
  const {lighthouseApi} = await import('./src/lighthouseApi');
  let load = () => {};
  const held = new Promise<void>((resolve) => (load = resolve));
  server.use(
    http.get('https://lighthouse.example/api/lights/*', () => held),
  );
  const {getSightings, logSighting} = lighthouseApi.endpoints;
  const list = store.dispatch(getSightings.initiate('gull-rock'));
  await store.dispatch(
    logSighting.initiate({lightId: 'gull-rock', ship: 'Flying Dutchman'}),
  );
  const recipe = vi.fn();
  store.dispatch(
    lighthouseApi.util.updateQueryData('getSightings', 'gull-rock', recipe),
  );
  expect(recipe).not.toHaveBeenCalled();
  load();
  await list;
  list.unsubscribe();
});
