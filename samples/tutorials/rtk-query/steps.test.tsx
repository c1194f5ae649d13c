import {act, configure, fireEvent, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type * as Msw from 'msw';
import {delay, http, HttpResponse, type RequestHandler} from 'msw';
import {beforeEach, expect, it, vi} from 'vitest';
import {bootApp} from '../../testing/bootApp';
import {captureConsole} from '../../testing/captureConsole';
import {recordOutput} from '../../testing/recordOutput';
import {server} from '../../testing/server';
import {useFakeClock} from '../../testing/useFakeClock';

configure({asyncUtilTimeout: 4000});

// A service worker needs a browser; here the handlers move into the network of the tests.
const network = vi.hoisted(() => ({
  serve: (_handlers: RequestHandler[]): void => {},
}));
vi.mock('msw/browser', () => ({
  setupWorker: (...handlers: RequestHandler[]) => ({
    start: async () => network.serve(handlers),
  }),
}));

// The fake server calls `delay` before each answer: here it waits until the test lets the oldest answer go.
const answers = vi.hoisted(() => {
  const waiting: (() => void)[] = [];
  return {held: false, waiting};
});
vi.mock('msw', async (importOriginal) => ({
  ...(await importOriginal<typeof Msw>()),
  delay: () =>
    new Promise<void>((resolve) =>
      answers.held ? answers.waiting.push(resolve) : resolve(),
    ),
}));
async function answerNext() {
  await vi.waitFor(() => expect(answers.waiting).not.toEqual([]));
  answers.waiting.shift()?.();
}

const requests: string[] = [];
server.events.on('request:start', ({request}) => {
  requests.push(`${request.method} ${new URL(request.url).pathname}`);
});
beforeEach(() => {
  requests.length = 0;
  answers.held = false;
  network.serve = (handlers) => server.use(...handlers);
});

const lights = '/api/lights';
const sightings = (light: string) => `/api/lights/${light}/sightings`;
const press = (name: string) =>
  userEvent.click(screen.getByRole('button', {name}));

const ship = () => screen.getByLabelText<HTMLInputElement>('Ship');

async function logShip(name: string) {
  await userEvent.type(ship(), name);
  await press('Log sighting');
}

it('step 1: the page runs and asks for nothing', async () => {
  await bootApp(() => import('./step-1/main'));
  screen.getByRole('heading', {name: 'Lighthouse logbook'});
  expect(requests).toEqual([]);
});

it('step 2: the api has what the page lists', async () => {
  await recordOutput('./step-2/console.output.txt', () =>
    bootApp(() => import('./step-2/main')),
  );
  expect(requests).toEqual([]);
});

it('step 3: the cache is empty', async () => {
  await recordOutput('./step-3/console.output.txt', () =>
    bootApp(() => import('./step-3/main')),
  );
  expect(requests).toEqual([]);
});

it('step 4: pending, then the lights, with one request', async () => {
  answers.held = true;
  await recordOutput('./step-4/console.output.txt', async () => {
    await bootApp(() => import('./step-4/main'));
    screen.getByText('Loading the lights…');
    await printed(/pending/);
    await answerNext();
    await screen.findByText('Gull Rock');
  });
  expect(requests).toEqual([`GET ${lights}`]);
});

it('step 4: an error, and a second try', async () => {
  await recordOutput('./step-4/failure.output.txt', async () => {
    const serve = network.serve;
    network.serve = (handlers) => {
      serve(handlers);
      server.use(
        http.get(
          `https://lighthouse.example${lights}`,
          async () => {
            await delay();
            return HttpResponse.json(null, {status: 404});
          },
          {once: true},
        ),
      );
    };
    answers.held = true;
    await bootApp(() => import('./step-4/main'));
    await printed(/pending/);
    await answerNext();
    await screen.findByRole('alert');
    vi.mocked(console.log).mockClear();
    await press('Retry');
    await printed(/pending/);
    await screen.findByText('Loading the lights…');
    await answerNext();
    await screen.findByText('Gull Rock');
  });
  expect(requests).toHaveLength(2);
});

it('step 5: one request for two components, one for another light, none for the way back', async () => {
  await recordOutput('./step-5/console.output.txt', async () => {
    answers.held = true;
    await bootApp(() => import('./step-5/main'));
    await printed(/pending/);
    await answerNext();
    await screen.findByText('Gull Rock');
    await answerNext();
    await screen.findByText('Albatros');
    screen.getByText('Ships seen: 2');
    expect(requests.splice(0)).toEqual([
      `GET ${lights}`,
      `GET ${sightings('north-head')}`,
    ]);
    await press('Gull Rock');
    await printed(/gull-rock.*pending/);
    await answerNext();
    await screen.findByText('Merlin');
  });
  expect(requests.splice(0)).toEqual([`GET ${sightings('gull-rock')}`]);
  await press('North Head');
  screen.getByText('Albatros');
  expect(requests).toEqual([]);
});

it('step 6: a mutation refetches the list of its light only', async () => {
  captureConsole();
  await bootApp(() => import('./step-6/main'));
  await screen.findByText('Gull Rock');
  await press('Gull Rock');
  await screen.findByText('Merlin');
  await press('North Head');
  await screen.findByText('Doris');
  requests.length = 0;
  await recordOutput('./step-6/console.output.txt', async () => {
    answers.held = true;
    await logShip('Fulmar');
    await answerNext();
    await printed(/pending/);
    await answerNext();
    await screen.findByText('Fulmar');
  });
  screen.getByText('Ships seen: 3');
  expect(requests).toEqual([
    `POST ${sightings('north-head')}`,
    `GET ${sightings('north-head')}`,
  ]);
});

it('step 6: a failed mutation says so, keeps the text, and refetches', async () => {
  captureConsole();
  await bootApp(() => import('./step-6/main'));
  await screen.findByText('Doris');
  requests.length = 0;
  server.use(
    http.post(`https://lighthouse.example${sightings('north-head')}`, () =>
      HttpResponse.json(null, {status: 503}),
    ),
  );
  await logShip('Fulmar');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The sighting was not saved.',
  );
  expect(ship().value).toBe('Fulmar');
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

it('step 6: the form is empty after a success', async () => {
  captureConsole();
  await bootApp(() => import('./step-6/main'));
  await screen.findByText('Doris');
  await logShip('Fulmar');
  await screen.findByText('Fulmar');
  expect(ship().value).toBe('');
});

it('step 5: a light that does not load shows no ships of another', async () => {
  captureConsole();
  await bootApp(() => import('./step-5/main'));
  await screen.findByText('Doris');
  server.use(
    http.get(`https://lighthouse.example${sightings('gull-rock')}`, () =>
      HttpResponse.json(null, {status: 503}),
    ),
  );
  await press('Gull Rock');
  await screen.findByText('The sightings did not load.');
  expect(screen.queryByText('Doris')).toBeNull();
});

it('step 6: a failed refetch leaves the list where it is', async () => {
  captureConsole();
  await bootApp(() => import('./step-6/main'));
  await screen.findByText('Doris');
  server.use(
    http.get(`https://lighthouse.example${sightings('north-head')}`, () =>
      HttpResponse.json(null, {status: 503}),
    ),
  );
  await logShip('Fulmar');
  await screen.findByText('The sightings did not load.');
  screen.getByText('Doris');
});

/** Subscribers of a store hear of requests once a frame: what is printed waits for that. */
async function printed(text: RegExp) {
  await vi.waitFor(() =>
    expect(
      vi.mocked(console.log).mock.calls.map((words) => words.join(' ')),
    ).toContainEqual(expect.stringMatching(text)),
  );
}

const focus = () =>
  act(() => {
    window.dispatchEvent(new Event('focus'));
  });

// Before step 7, whose listeners stay on the window.
it('step 6 does not refetch on focus', async () => {
  captureConsole();
  await bootApp(() => import('./step-6/main'));
  await screen.findByText('Doris');
  await screen.findByText('Gull Rock');
  requests.length = 0;
  focus();
  await press('Gull Rock');
  await screen.findByText('Merlin');
  expect(requests).toEqual([`GET ${sightings('gull-rock')}`]);
});

it('step 7: focus refetches what is on the screen and removes the rest', async () => {
  captureConsole();
  await bootApp(() => import('./step-7/main'));
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
  await printed(/^getSightings\("north-head"\) was removed$/);
  await vi.waitFor(() =>
    expect(requests).toEqual([
      `GET ${lights}`,
      `GET ${sightings('gull-rock')}`,
    ]),
  );
});

it('runs the same with ApiProvider', async () => {
  captureConsole();
  await bootApp(() => import('./step-7/mainWithApiProvider'));
  await screen.findByText('Doris');
  await logShip('Fulmar');
  await screen.findByText('Ships seen: 3');
  expect(requests).toEqual([
    `GET ${lights}`,
    `GET ${sightings('north-head')}`,
    `POST ${sightings('north-head')}`,
    `GET ${sightings('north-head')}`,
  ]);
});

it('step 7: an entry that nobody shows is removed after 60 seconds', async () => {
  const clock = useFakeClock();
  captureConsole();
  await bootApp(() => import('./step-7/main'));
  await screen.findByText('Doris');
  fireEvent.click(await screen.findByText('Gull Rock'));
  await screen.findByText('Merlin');
  vi.mocked(console.log).mockClear();
  await recordOutput('./step-7/console.output.txt', async () => {
    await clock.advance(59_000);
    expect(console.log).not.toHaveBeenCalled();
    await clock.advance(1_500);
    await printed(/removed/);
  });
  expect(requests).toHaveLength(3);
});
