import {configure, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {http, HttpResponse} from 'msw';
import {beforeEach, expect, it} from 'vitest';
import {bootApp} from '../../testing/bootApp';
import {server} from '../../testing/server';

configure({asyncUtilTimeout: 4000});

beforeEach(() =>
  server.use(
    http.get('/capacity.json', () =>
      HttpResponse.json({ground: 40, roof: 25}),
    ),
  ),
);

const region = (name: string) => within(screen.getByRole('region', {name}));
const press = (place: string, name: string) =>
  userEvent.click(region(place).getByRole('button', {name}));
const notes = () =>
  region('Shift')
    .queryAllByRole('listitem')
    .map((item) => item.textContent);
async function startShift(name: string) {
  await userEvent.type(screen.getByLabelText('Name'), name);
  await press('Shift', 'Start shift');
}

it('step 1: somebody starts a shift', async () => {
  await bootApp(() => import('./step-1/src/main'));
  screen.getByRole('heading', {name: 'Nobody is on duty'});
  await startShift('Ada');
  screen.getByRole('heading', {name: 'Ada is on duty'});
  expect(notes()).toEqual(['Ada started a shift']);
});

it('step 2: notes have a level', async () => {
  await bootApp(() => import('./step-2/src/main'));
  await press('Roof', 'Report dirt');
  expect(notes()).toEqual(['roof: is dirty']);
  await press('Shift', 'Clear notes');
  expect(notes()).toEqual([]);
  await startShift('Ada');
  await press('Shift', 'End shift');
  screen.getByRole('heading', {name: 'Nobody is on duty'});
});

it('step 3: the report is written from the whole state', async () => {
  await bootApp(() => import('./step-3/src/main'));
  await screen.findByText('65 free');
  await startShift('Ada');
  await press('Ground', 'Car in');
  await press('Roof', 'Report dirt');
  await userEvent.click(screen.getByRole('button', {name: 'Write report'}));
  screen.getByText('Ada: 1 cars, 1 notes');
  // It does not follow the state.
  await press('Ground', 'Car in');
  screen.getByText('Ada: 1 cars, 1 notes');
});

it('step 4: a check has one of three results', async () => {
  await bootApp(() => import('./step-4/src/main'));
  await press('Ground', 'Check barrier');
  await region('Ground').findByText('Works: 2 s');
  await press('Roof', 'Check barrier');
  await region('Roof').findByText('Failed: too slow');
  expect(notes()).toEqual([
    'ground: barrier opens in 2 s',
    'roof: barrier too slow',
  ]);
  await press('Roof', 'Close');
  await press('Roof', 'Check barrier');
  await region('Roof').findByText(
    'Aborted due to condition callback returning false.',
  );
  expect(notes()).toHaveLength(2);
});

it('step 5: each level counts its own notes', async () => {
  await bootApp(() => import('./step-5/src/main'));
  await press('Roof', 'Report dirt');
  region('Roof').getByText('Notes: 1');
  region('Ground').getByText('Notes: 0');
});

it('step 6: a level whose barrier fails closes', async () => {
  await bootApp(() => import('./step-6/src/main'));
  await press('Roof', 'Check barrier');
  await screen.findByRole('heading', {name: 'Roof (closed)'});
  await press('Ground', 'Check barrier');
  await region('Ground').findByText('Works: 2 s');
  screen.getByRole('heading', {name: 'Ground'});
});

it('step 7: the app runs as before', async () => {
  await bootApp(() => import('./step-7/src/main'));
  await screen.findByText('65 free');
});
