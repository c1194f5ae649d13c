import {configureStore} from '@reduxjs/toolkit';
import {
  act,
  fireEvent,
  render,
  renderHook,
  screen,
  waitFor,
} from '@testing-library/react';
import {http, HttpResponse} from 'msw';
import {Profiler, type ReactNode} from 'react';
import {Provider} from 'react-redux';
import {beforeEach, expect, test} from 'vitest';
import {server} from '../../testing/server';
import {clinicApi, useGetPetQuery} from './clinicApi';
import {handlers} from './handlers';
import {OptionalPet} from './OptionalPet';
import {PetCard} from './PetCard';
import {PetList} from './PetList';
import {PetName} from './PetName';
import {RenameButton} from './RenameButton';
import {usePetLabel} from './typesYouWrite';
import {usePetField} from './usePetField';

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

test('it returns refetch, too', () => {
  const store = makeStore();
  const {result} = renderHook(
    () => usePetField(1, ({isError}) => ({isError})),
    {
      wrapper: ({children}: {children: ReactNode}) => (
        <Provider store={store}>{children}</Provider>
      ),
    },
  );
  expect(Object.keys(result.current)).toEqual(['isError', 'refetch']);
});

test('a label never has the name of another pet', async () => {
  const store = makeStore();
  const {result, rerender} = renderHook(
    ({id}) => usePetLabel(useGetPetQuery, id),
    {
      initialProps: {id: 1},
      wrapper: ({children}: {children: ReactNode}) => (
        <Provider store={store}>{children}</Provider>
      ),
    },
  );
  await waitFor(() => expect(result.current).toBe('Mochi'));
  rerender({id: 9});
  expect(result.current).toBe('Loading…');
  await waitFor(() => expect(result.current).toBe('Unknown pet'));
});

test('Loaded renders any result', async () => {
  show(<PetList />);
  screen.getByText('Loading…');
  await screen.findByText('Mochi, Bruno');
});

test('unwrap throws something that the guard narrows', async () => {
  show(<RenameButton id={1} name="Miso" />);
  const button = screen.getByRole('button', {name: 'Rename to Miso'});
  fireEvent.click(button);
  await screen.findByText('Not renamed to Miso: 503');
  // After a success the message is gone.
  server.use(
    http.patch('https://clinic.example/api/pets/1', () =>
      HttpResponse.json({id: 1, name: 'Miso', species: 'cat'}),
    ),
  );
  fireEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a new name reaches the card', async () => {
  let name = 'Mochi';
  server.use(
    http.get('https://clinic.example/api/pets/1', () =>
      HttpResponse.json({id: 1, name, species: 'cat'}),
    ),
    http.patch('https://clinic.example/api/pets/1', () => {
      name = 'Miso';
      return HttpResponse.json({id: 1, name, species: 'cat'});
    }),
  );
  show(
    <>
      <PetCard id={1} />
      <RenameButton id={1} name="Miso" />
    </>,
  );
  await screen.findByText('Mochi');
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText('Miso');
});

test('a failed refetch stands beside the data', async () => {
  const store = makeStore();
  show(
    <>
      <PetCard id={1} />
      <PetList />
    </>,
    store,
  );
  await screen.findByText('Mochi');
  await screen.findByText('Mochi, Bruno');
  server.use(
    http.get('https://clinic.example/api/*', () =>
      HttpResponse.json(null, {status: 503}),
    ),
  );
  const {getPet, getPets} = clinicApi.endpoints;
  await store.dispatch(getPet.initiate(1, {forceRefetch: true}));
  await store.dispatch(getPets.initiate(undefined, {forceRefetch: true}));
  await waitFor(() =>
    expect(screen.getAllByText('HTTP 503')).toHaveLength(2),
  );
  screen.getByText('Mochi');
  screen.getByText('Mochi, Bruno');
});

test('a pet that may be missing is skipped, and a wrong one reported', async () => {
  const store = makeStore();
  const at = (id: number | undefined) => (
    <Provider store={store}>
      <OptionalPet id={id} />
    </Provider>
  );
  const {rerender} = render(at(undefined));
  screen.getByText('No pet selected');
  expect(store.getState().clinicApi.queries).toEqual({});
  rerender(at(1));
  await screen.findByText('Mochi');
  rerender(at(9));
  expect(screen.queryByText('Mochi')).toBeNull();
  await screen.findByText('HTTP 404');
});
