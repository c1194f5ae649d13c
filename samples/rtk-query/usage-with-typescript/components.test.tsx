import {configureStore} from '@reduxjs/toolkit';
import {act, fireEvent, render, screen} from '@testing-library/react';
import {Profiler, type ReactNode} from 'react';
import {Provider} from 'react-redux';
import {beforeEach, expect, test} from 'vitest';
import {server} from '../../testing/server';
import {clinicApi} from './clinicApi';
import {handlers} from './handlers';
import {PetCard} from './PetCard';
import {PetList} from './PetList';
import {PetName} from './PetName';
import {RenameButton} from './RenameButton';

const makeStore = () =>
  configureStore({
    reducer: {[clinicApi.reducerPath]: clinicApi.reducer},
    middleware: (getDefault) => getDefault().concat(clinicApi.middleware),
  });

beforeEach(() => server.use(...handlers));

const show = (ui: ReactNode, store = makeStore()) =>
  render(<Provider store={store}>{ui}</Provider>);

test('a card shows the pet, or the status', async () => {
  show(<PetCard id={1} />);
  screen.getByText('Loading…');
  await screen.findByText('Mochi');
  show(<PetCard id={9} />);
  await screen.findByText('HTTP 404');
});

test('the wrapper hook gives the picked field only', async () => {
  const store = makeStore();
  let commits = 0;
  show(
    <Profiler id="name" onRender={() => commits++}>
      <PetName id={1} />
    </Profiler>,
    store,
  );
  await screen.findByText('Mochi');
  expect(commits).toBe(2);
  await act(async () => {
    await store.dispatch(
      clinicApi.endpoints.getPet.initiate(1, {forceRefetch: true}),
    );
    await new Promise<void>((resolve) => store.subscribe(resolve));
  });
  expect(commits).toBe(2);
});

test('Loaded renders any result', async () => {
  show(<PetList />);
  screen.getByText('Loading…');
  await screen.findByText('Mochi, Bruno');
});

test('unwrap throws something that the guard narrows', async () => {
  show(<RenameButton id={1} name="Miso" />);
  fireEvent.click(screen.getByText('Rename to Miso'));
  await screen.findByText('Not renamed: 503');
});
