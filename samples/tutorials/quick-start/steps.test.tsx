import {configure, render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {http, HttpResponse} from 'msw';
import {beforeEach, describe, expect, expectTypeOf, it} from 'vitest';
import {bootApp} from '../../testing/bootApp';
import {captureConsole} from '../../testing/captureConsole';
import {recordOutput} from '../../testing/recordOutput';
import {server} from '../../testing/server';
import StepOne from './step-1/src/App';
import capacity from './step-5/public/capacity.json';
import {useAppSelector} from './step-5/src/hooks';

configure({asyncUtilTimeout: 4000}); // a busy machine may need longer than the default second

const level = (name: string) => within(screen.getByRole('region', {name}));
const click = (name: string, button: string) =>
  userEvent.click(level(name).getByRole('button', {name: button}));
const isDisabled = (name: string, button: string) =>
  level(name).getByRole('button', {name: button}).hasAttribute('disabled');

describe('step 1', () => {
  it('counts, even below zero', async () => {
    render(<StepOne />);
    await click('Ground', 'Car in');
    await click('Roof', 'Car out');
    expect(level('Ground').getByText('1 parked')).toBeTruthy();
    expect(level('Roof').getByText('-1 parked')).toBeTruthy();
  });
});

describe('step 2', () => {
  it('prints what the store holds', () =>
    recordOutput('./store.output.txt', () =>
      bootApp(() => import('./step-2/src/main')),
    ));

  it('still shows the numbers of the components', async () => {
    captureConsole();
    await bootApp(() => import('./step-2/src/main'));
    await click('Ground', 'Car in');
    expect(level('Ground').getByText('1 parked')).toBeTruthy();
  });
});

describe('step 3', () => {
  it('shows one number in two places', async () => {
    await bootApp(() => import('./step-3/src/main'));
    await click('Ground', 'Car in');
    await click('Roof', 'Car in');
    expect(level('Ground').getByText('1 parked')).toBeTruthy();
    expect(screen.getByText('2 cars inside')).toBeTruthy();
  });
});

describe('step 4', () => {
  beforeEach(() => bootApp(() => import('./step-4/src/main')));

  it('lets no car into a full level, and none out of an empty one', async () => {
    expect(isDisabled('Roof', 'Car out')).toBe(true);
    await click('Roof', 'Car in');
    await click('Roof', 'Car in');
    expect(level('Roof').getByText('2 of 2 parked')).toBeTruthy();
    expect(isDisabled('Roof', 'Car in')).toBe(true);
    expect(screen.getByText('3 free')).toBeTruthy();
  });

  it('closes a level, and opens it again', async () => {
    await click('Ground', 'Close');
    expect(
      screen.getByRole('heading', {name: 'Ground (closed)'}),
    ).toBeTruthy();
    expect(isDisabled('Ground', 'Car in')).toBe(true);
    expect(screen.getByText('2 free')).toBeTruthy();
    await click('Ground', 'Open');
    expect(screen.getByText('5 free')).toBeTruthy();
  });

  it('keeps the rules when something else dispatches', async () => {
    const {store} = await import('./step-4/src/store');
    const {carEntered, carLeft, levelClosed} =
      await import('./step-4/src/garageSlice');
    const parked = () => store.getState().garage.levels.roof.parked;
    store.dispatch(carLeft('roof'));
    expect(parked()).toBe(0);
    for (let car = 0; car < 5; car++) store.dispatch(carEntered('roof'));
    expect(parked()).toBe(2);
    store.dispatch(carLeft('roof'));
    store.dispatch(levelClosed('roof'));
    store.dispatch(carEntered('roof'));
    expect(parked()).toBe(1);
  });
});

describe('step 5', () => {
  const serve = () => {
    const requests: Request[] = [];
    let respond = () => {};
    const responded = new Promise<void>((resolve) => (respond = resolve));
    server.use(
      http.get('/capacity.json', async ({request}) => {
        requests.push(request);
        await responded;
        return HttpResponse.json(capacity);
      }),
    );
    return {requests, respond: () => respond()};
  };

  it('shows that it loads, then the spaces, with one request', async () => {
    const {requests, respond} = serve();
    await bootApp(() => import('./step-5/src/main'));
    expect(screen.getByRole('status').textContent).toBe('Counting spaces…');
    expect(isDisabled('Ground', 'Car in')).toBe(true);
    respond();
    await screen.findByText('65 free');
    expect(level('Ground').getByText('0 of 40 parked')).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
    expect(requests).toHaveLength(1);
  });

  it('shows the message of the error, and can try again', async () => {
    serve().respond();
    server.use(
      http.get(
        '/capacity.json',
        () => new HttpResponse(null, {status: 503}),
        {
          once: true,
        },
      ),
    );
    await bootApp(() => import('./step-5/src/main'));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The spaces are not known: Server error 503',
    );
    await userEvent.click(screen.getByRole('button', {name: 'Try again'}));
    await screen.findByText('65 free');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('fails when the response is a page instead of JSON', async () => {
    server.use(
      http.get('/capacity.json', () =>
        HttpResponse.html('<!doctype html>'),
      ),
    );
    await bootApp(() => import('./step-5/src/main'));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'is not valid JSON',
    );
  });

  it('gives the dispatcher a promise that resolves also when it fails', async () => {
    server.use(http.get('/capacity.json', () => HttpResponse.error()));
    const {store} = await import('./step-5/src/store');
    const {loadCapacity} = await import('./step-5/src/garageSlice');
    const done = await store.dispatch(loadCapacity());
    expect(done.type).toBe('garage/loadCapacity/rejected');
  });

  it('types what is selected', () => {
    const useStatus = () => useAppSelector((state) => state.garage.status);
    expectTypeOf(useStatus).returns.toEqualTypeOf<
      'loading' | 'ready' | 'failed'
    >();
  });
});
