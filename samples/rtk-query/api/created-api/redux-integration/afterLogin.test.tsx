import {
  type autoBatchEnhancer,
  configureStore,
  createSlice,
} from '@reduxjs/toolkit';
import {createApi, fakeBaseQuery} from '@reduxjs/toolkit/query/react';
import {createContext, type ReactNode, useContext, useState} from 'react';
import {createRoot} from 'react-dom/client';
import {Provider, useSelector} from 'react-redux';
import {expect, test, vi} from 'vitest';

type AutoBatch = NonNullable<Parameters<typeof autoBatchEnhancer>[0]>;

const api = createApi({
  baseQuery: fakeBaseQuery(),
  endpoints: (build) => ({
    login: build.mutation<string, void>({queryFn: () => ({data: 'Ines'})}),
  }),
});
const initialState: {user: string | null} = {user: null};
const session = createSlice({
  name: 'session',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(
      api.endpoints.login.matchFulfilled,
      (state, action) => {
        state.user = action.payload;
      },
    );
  },
});
const makeStore = (autoBatch: AutoBatch) =>
  configureStore({
    reducer: {api: api.reducer, session: session.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(api.middleware),
    enhancers: (getDefaultEnhancers) => getDefaultEnhancers({autoBatch}),
  });
type RootState = ReturnType<ReturnType<typeof makeStore>['getState']>;
const useUser = () => useSelector((state: RootState) => state.session.user);

/** As in a router: a new path renders those who read it, not `children`. */
const Path = createContext<[string, (path: string) => void]>([
  '',
  () => {},
]);
function Router({children}: {children: ReactNode}) {
  return <Path value={useState('/login')}>{children}</Path>;
}
function Routes({home}: {home: ReactNode}) {
  const [path, navigate] = useContext(Path);
  const [login] = api.useLoginMutation();
  async function logInAndGo() {
    await login().unwrap();
    navigate('/home');
  }
  return path === '/home' ? (
    home
  ) : (
    <button onClick={() => void logInAndGo()}>Log in</button>
  );
}

let shown: string[] = [];
const keep = (text: string) => void shown.push(text);
function Shown({text}: {text: string}) {
  keep(text);
  return text;
}
function Guard() {
  return <Shown text={useUser() ? 'home' : 'sent back'} />;
}
const DecidesInTheRoute = () => <Routes home={<Guard />} />;
function DecidesAboveTheRoutes() {
  const user = useUser();
  return <Routes home={<Shown text={user ? 'home' : 'sent back'} />} />;
}

/** A frame that the test never draws. */
const frame: AutoBatch = {type: 'callback', queueNotification: () => {}};

test.each([
  ['above the routes', DecidesAboveTheRoutes, frame, 'sent back'],
  ['in the route', DecidesInTheRoute, frame, 'home'],
  ['above, with tick', DecidesAboveTheRoutes, {type: 'tick'}, 'home'],
] satisfies [string, () => ReactNode, AutoBatch, string][])(
  'after the await, a decision made %s',
  async (_, App, autoBatch, first) => {
    // React renders when it would in a browser.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    shown = [];
    const root = createRoot(
      document.body.appendChild(document.createElement('div')),
    );
    root.render(
      <Provider store={makeStore(autoBatch)}>
        <Router>
          <App />
        </Router>
      </Provider>,
    );
    const button = await vi.waitFor(() => {
      const found = document.querySelector('button');
      if (!found) throw new Error('not rendered yet');
      return found;
    });
    button.click();
    await vi.waitFor(() => expect(shown).not.toEqual([]));
    expect(shown[0]).toBe(first);
    root.unmount();
    document.body.replaceChildren();
  },
);
