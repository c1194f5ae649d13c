import {configure, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {beforeEach, expect, it, vi} from 'vitest';
import {server} from '../../testing/server';
import {harborOffice} from './handlers';

configure({asyncUtilTimeout: 4000});

let office = harborOffice();
beforeEach(async () => {
  office = harborOffice();
  server.use(...office.handlers);
  vi.resetModules();
});

async function show() {
  const {default: App} = await import('./App');
  render(<App />);
}

it('shows loading, then three berths, with one request for two components', async () => {
  const open = office.hold();
  await show();
  screen.getByText('Loading the berths…');
  screen.getByText('Free berths: …');
  open();
  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
  screen.getByText('Free berths: 2');
  expect(office.requests).toEqual(['GET piers/west/berths']);
});

it('refetches after a mutation: GET, POST, GET', async () => {
  await show();
  const [, reserve] = await screen.findAllByRole('button');
  await userEvent.click(reserve!);
  await screen.findByText(/W2: Sturmvogel/);
  await screen.findByText('Free berths: 1');
  expect(office.requests).toEqual([
    'GET piers/west/berths',
    'POST berths/2/reservation',
    'GET piers/west/berths',
  ]);
});
