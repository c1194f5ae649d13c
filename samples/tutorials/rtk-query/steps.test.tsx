import {
  act,
  configure,
  fireEvent,
  screen,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type * as Msw from 'msw';
import {http, HttpResponse, type RequestHandler} from 'msw';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {bootApp} from '../../testing/bootApp';
import {server} from '../../testing/server';
import {useFakeClock} from '../../testing/useFakeClock';

configure({asyncUtilTimeout: 4000});

// A service worker needs a browser; here the handlers move into the network of the tests.
vi.mock('msw/browser', () => ({
  setupWorker: (...handlers: RequestHandler[]) => ({
    start: async () => server.use(...handlers),
  }),
}));

// The fake server calls `delay` before each response: here it waits until the test lets the oldest response go.
const responses = vi.hoisted(() => {
  const waiting: (() => void)[] = [];
  return {held: false, waiting};
});
vi.mock('msw', async (importOriginal) => ({
  ...(await importOriginal<typeof Msw>()),
  delay: () =>
    new Promise<void>((resolve) =>
      responses.held ? responses.waiting.push(resolve) : resolve(),
    ),
}));
async function respond() {
  await vi.waitFor(() => expect(responses.waiting).not.toEqual([]));
  responses.waiting.shift()?.();
}

const requests: string[] = [];
server.events.on('request:start', ({request}) => {
  requests.push(`${request.method} ${new URL(request.url).pathname}`);
});
beforeEach(() => {
  requests.length = 0;
  responses.held = false;
  responses.waiting.length = 0;
});

const lights = '/api/lights';
const sightings = (light: string) => `/api/lights/${light}/sightings`;
const button = (name: string) => screen.getByRole('button', {name});
const press = (name: string) => userEvent.click(button(name));
const ship = () => screen.getByLabelText<HTMLInputElement>('Ship');
const heading = (name: string) => screen.findByRole('heading', {name});
async function log(name: string) {
  await userEvent.type(ship(), name);
  await press('Log sighting');
}
/** Each row of the panel as one text. */
const cached = () =>
  within(screen.getByRole('table', {name: 'In the cache'}))
    .queryAllByRole('row')
    .map((row) => Array.from(row.children, (cell) => cell.textContent))
    .map((cells) => cells.join(' '));
const LIGHTS = 'getLights(undefined) fulfilled 3 items';

it('step 1: shows the lights, with two requests', async () => {
  responses.held = true;
  await bootApp(() => import('./step-1/src/main'));
  screen.getByText('Loading the lights…');
  await respond();
  await respond();
  await screen.findByText('The Skerry');
  expect(requests).toEqual([`GET ${lights}`, `GET ${lights}`]);
});

it('step 2: shows the same with one request', async () => {
  responses.held = true;
  await bootApp(() => import('./step-2/src/main'));
  screen.getByText('Loading the lights…');
  expect(cached()).toEqual(['getLights(undefined) pending no data']);
  await respond();
  await screen.findByText('The Skerry');
  expect(cached()).toEqual([LIGHTS]);
  expect(requests).toEqual([`GET ${lights}`]);
});

it('step 2: the API slice has what the page lists', async () => {
  const {lighthouseApi} = await import('./step-2/src/lighthouseApi');
  expect(Object.keys(lighthouseApi)).toEqual(
    expect.arrayContaining([
      'reducerPath',
      'reducer',
      'middleware',
      'useGetLightsQuery',
    ]),
  );
});

it('step 2: an error, and a second try', async () => {
  await bootApp(async () => {
    await import('./step-2/src/fakeServer');
    vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new Error('gone'));
    await import('./step-2/src/main');
  });
  await screen.findByText('The lights did not load.');
  expect(cached()).toEqual(['getLights(undefined) rejected no data']);
  await press('Retry');
  await screen.findByText('The Skerry');
});

describe('step 3', () => {
  it('sends one request for two components, one for another light, none for the way back', async () => {
    await bootApp(() => import('./step-3/src/main'));
    await screen.findByText('Albatros');
    await heading('Ships seen: 2');
    expect(requests.splice(0)).toEqual([
      `GET ${lights}`,
      `GET ${sightings('north-head')}`,
    ]);
    expect(cached()).toEqual([
      LIGHTS,
      'getSightings("north-head") fulfilled 2 items',
    ]);

    responses.held = true;
    await press('Gull Rock');
    expect(button('Gull Rock').getAttribute('aria-pressed')).toBe('true');
    screen.getByText('Loading the sightings…');
    expect(screen.queryByText('Albatros')).toBeNull();
    await respond();
    await screen.findByText('Merlin');
    expect(cached()).toEqual([
      LIGHTS,
      'getSightings("north-head") fulfilled 2 items',
      'getSightings("gull-rock") fulfilled 1 items',
    ]);
    expect(requests.splice(0)).toEqual([`GET ${sightings('gull-rock')}`]);

    await press('North Head');
    screen.getByText('Albatros');
    expect(requests).toEqual([]);
  });

  it('fails once at the Skerry, and shows no ships of another light', async () => {
    await bootApp(() => import('./step-3/src/main'));
    await screen.findByText('Doris');
    await press('The Skerry');
    await screen.findByText('The sightings did not load.');
    expect(screen.queryByText('Doris')).toBeNull();
    expect(cached()).toContain('getSightings("skerry") rejected no data');
    await press('Retry');
    await screen.findByText('Petrel');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('step 4', () => {
  beforeEach(async () => {
    await bootApp(() => import('./step-4/src/main'));
    await screen.findByText('Doris');
    requests.length = 0;
  });

  it('refetches the list of this light only, and keeps the old one meanwhile', async () => {
    await press('Gull Rock');
    await screen.findByText('Merlin');
    await press('North Head');
    requests.length = 0;
    responses.held = true;
    await log('Fulmar');
    await respond();
    await screen.findByText('Checking for news…');
    screen.getByText('Doris');
    await respond();
    await screen.findByText('Fulmar');
    await heading('Ships seen: 3');
    expect(ship().value).toBe('');
    expect(requests).toEqual([
      `POST ${sightings('north-head')}`,
      `GET ${sightings('north-head')}`,
    ]);
  });

  it('says that a ship was refused, keeps its name, and refetches', async () => {
    await log('Flying Dutchman');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The sighting was not saved.',
    );
    expect(ship().value).toBe('Flying Dutchman');
    await vi.waitFor(() =>
      expect(requests).toEqual([
        `POST ${sightings('north-head')}`,
        `GET ${sightings('north-head')}`,
      ]),
    );
    // Another light starts with a form of its own.
    await press('Gull Rock');
    await screen.findByText('Merlin');
    expect(ship().value).toBe('');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('does not say it to somebody who has left for another light', async () => {
    responses.held = true;
    await log('Flying Dutchman');
    await press('Gull Rock');
    await respond();
    responses.held = false;
    responses.waiting.forEach((go) => go());
    await screen.findByText('Merlin');
    await press('North Head');
    await screen.findByText('Doris');
    expect(ship().value).toBe('');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says so as well when the server saved the ship and the connection broke', async () => {
    const address = `https://lighthouse.example${sightings('north-head')}`;
    const saved = [{id: 9, lightId: 'north-head', ship: 'Fulmar'}];
    server.use(
      http.post(address, () => HttpResponse.error()),
      http.get(address, () => HttpResponse.json(saved)),
    );
    await log('Fulmar');
    await screen.findByText('Fulmar');
    screen.getByText('The sighting was not saved.');
  });

  it('leaves the list where it is when the refetch fails', async () => {
    server.use(
      http.get(
        `https://lighthouse.example${sightings('north-head')}`,
        () => new HttpResponse(null, {status: 503}),
      ),
    );
    await log('Fulmar');
    await screen.findByText('The sightings did not load.');
    screen.getByText('Doris');
  });

  // Before step 5, whose listeners stay on the window.
  it('does not refetch on focus', async () => {
    focus();
    await press('Gull Rock');
    await screen.findByText('Merlin');
    expect(requests).toEqual([`GET ${sightings('gull-rock')}`]);
  });
});

const focus = () =>
  act(() => {
    window.dispatchEvent(new Event('focus'));
  });

describe('step 5', () => {
  it('refetches what is on the screen on focus, and removes the rest', async () => {
    await bootApp(() => import('./step-5/src/main'));
    await screen.findByText('Doris');
    await screen.findByText('Gull Rock');
    requests.length = 0;
    focus();
    await vi.waitFor(() =>
      expect(requests).toEqual([
        `GET ${lights}`,
        `GET ${sightings('north-head')}`,
      ]),
    );
    await press('Gull Rock');
    await screen.findByText('Merlin');
    requests.length = 0;
    focus();
    await vi.waitFor(() =>
      expect(requests).toEqual([
        `GET ${lights}`,
        `GET ${sightings('gull-rock')}`,
      ]),
    );
    await vi.waitFor(() => expect(cached()).toHaveLength(2));
  });

  it('removes an entry that nobody shows after 10 seconds', async () => {
    const clock = useFakeClock();
    await bootApp(() => import('./step-5/src/main'));
    await screen.findByText('Doris');
    fireEvent.click(await screen.findByText('Gull Rock'));
    await screen.findByText('Merlin');
    await clock.advance(9_000);
    expect(cached()).toHaveLength(3);
    await clock.advance(1_500);
    await vi.waitFor(() => expect(cached()).toHaveLength(2));
    expect(requests).toHaveLength(3);
  });

  it('runs the same with ApiProvider', async () => {
    await bootApp(() => import('./step-5/src/mainWithApiProvider'));
    await screen.findByText('Doris');
    await log('Fulmar');
    await heading('Ships seen: 3');
    expect(requests).toEqual([
      `GET ${lights}`,
      `GET ${sightings('north-head')}`,
      `POST ${sightings('north-head')}`,
      `GET ${sightings('north-head')}`,
    ]);
  });
});
