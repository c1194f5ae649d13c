import {
  createAsyncThunk,
  configureStore,
  createSlice,
} from '@reduxjs/toolkit';
import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';
import {render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {http, HttpResponse} from 'msw';
import {Provider, useDispatch, useSelector} from 'react-redux';
import {expect, test} from 'vitest';
import {server} from './server';
import {useFakeClock} from './useFakeClock';

const api = createApi({
  baseQuery: fetchBaseQuery({baseUrl: 'https://station.example/api/'}),
  endpoints: (build) => ({
    next: build.query<{train: string}, void>({query: () => 'next'}),
  }),
});
const announced = createAsyncThunk('announced', async () => 'now boarding');
const board = createSlice({
  name: 'board',
  initialState: 'quiet',
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(announced.fulfilled, (_, action) => action.payload);
  },
});

function makeStore() {
  return configureStore({
    reducer: {board: board.reducer, api: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
}
type Store = ReturnType<typeof makeStore>;

function Board() {
  const {data} = api.useNextQuery(undefined, {pollingInterval: 30_000});
  const text = useSelector(
    (state: ReturnType<Store['getState']>) => state.board,
  );
  const dispatch = useDispatch<Store['dispatch']>();
  return (
    <button onClick={() => dispatch(announced())}>
      {data?.train ?? 'loading'}, {text}
    </button>
  );
}

function show() {
  render(
    <Provider store={makeStore()}>
      <Board />
    </Provider>,
  );
}

test('the library, its hooks and react-redux share one instance, and requests work in the DOM', async () => {
  server.use(
    http.get('https://station.example/api/next', () =>
      HttpResponse.json({train: 'ICE 71'}),
    ),
  );
  show();
  expect((await screen.findByText(/ICE 71/)).textContent).toBe(
    'ICE 71, quiet',
  );
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button').textContent).toBe(
    'ICE 71, now boarding',
  );
});

test('polling follows the fake clock', async () => {
  const clock = useFakeClock();
  let requests = 0;
  server.use(
    http.get('https://station.example/api/next', () =>
      HttpResponse.json({train: `ICE ${++requests}`}),
    ),
  );
  show();
  expect(await screen.findByText(/ICE 1/)).toBeTruthy();
  await clock.advance(30_000);
  expect(await screen.findByText(/ICE 2/)).toBeTruthy();
  expect(requests).toBe(2);
});

test('the page of the test before is gone', () => {
  expect(document.body.textContent).toBe('');
});
