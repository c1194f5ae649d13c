import {
  cleanup,
  fireEvent,
  render,
  screen,
  waitFor,
} from '@testing-library/react';
import {
  type ReactNode,
  startTransition,
  StrictMode,
  useEffect,
  useState,
} from 'react';
import {Provider} from 'react-redux';
import {expect, test, vi} from 'vitest';
import {server} from '../../../testing/server';
import {deviceStorage, surveyServer} from './handlers';
import {createSavedCache} from './savedCache';
import {SignOut} from './SignOut';
import {makeStore, surveyApi} from './surveyApi';
import {SurveyApp} from './SurveyApp';

function SiteSign() {
  const {data} = surveyApi.useSiteQuery(1);
  return <p>{data ? data.species + ' species' : 'Loading…'}</p>;
}

test.each([
  ['a saved cache', true, []],
  ['nothing saved', false, ['GET sites/1']],
])('with %s', async (_name, saved, requests) => {
  const survey = surveyServer();
  server.use(...survey.handlers);
  const {storage} = deviceStorage();
  if (saved) {
    const before = makeStore();
    await before.dispatch(surveyApi.endpoints.site.initiate(1));
    await createSavedCache(before, storage).save();
    survey.log.length = 0;
  }
  const store = makeStore();
  render(
    <StrictMode>
      <SurveyApp
        store={store}
        savedCache={createSavedCache(store, storage)}
      >
        <SiteSign />
      </SurveyApp>
    </StrictMode>,
  );
  await screen.findByText('12 species');
  expect(survey.log).toEqual(requests);
});

test.each([
  ['damaged', async () => '{"version":3,"si'],
  ['locked', () => Promise.reject(new Error('locked'))],
])('a storage that is %s does not stop the app', async (_name, getItem) => {
  const survey = surveyServer();
  server.use(...survey.handlers);
  const storage = {...deviceStorage().storage, getItem};
  const store = makeStore();
  const onError = vi.fn();
  render(
    <SurveyApp
      store={store}
      savedCache={createSavedCache(store, storage, onError)}
    >
      <SiteSign />
    </SurveyApp>,
  );
  await screen.findByText('12 species');
  expect(onError).toHaveBeenCalledTimes(1);
});

test('what arrived while the app was away is not overwritten', async () => {
  const survey = surveyServer();
  server.use(...survey.handlers);
  const store = makeStore();
  const savedCache = createSavedCache(store, deviceStorage().storage);
  const app = (
    <SurveyApp store={store} savedCache={savedCache}>
      <SiteSign />
    </SurveyApp>
  );
  const {rerender} = render(app);
  await screen.findByText('12 species');
  rerender(<p>Away</p>);
  survey.setSpecies(20);
  const {initiate} = surveyApi.endpoints.site;
  await store.dispatch(initiate(1, {forceRefetch: true}));
  rerender(app);
  await screen.findByText('20 species');
});

test('in a browser, leaving the page saves', async () => {
  const survey = surveyServer();
  server.use(...survey.handlers);
  localStorage.clear();
  const {store, startSaving} = await import('./browserStart');
  await startSaving();
  await store.dispatch(surveyApi.endpoints.site.initiate(1));
  expect(localStorage).toHaveLength(0);
  window.dispatchEvent(new Event('pagehide'));
  // Microtasks only: a page that closes runs no timer.
  await Promise.resolve();
  expect(localStorage.getItem('survey-cache')).toContain('"species":12');
  localStorage.clear();
});

test('where storage is blocked, the app starts all the same', async () => {
  const survey = surveyServer();
  server.use(...survey.handlers);
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const blocked = () => {
    throw new DOMException('Access is denied', 'SecurityError');
  };
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(blocked);
  vi.resetModules();
  const {savedCache, startSaving} = await import('./browserStart');
  await startSaving();
  await savedCache.save();
  savedCache.stop();
  expect(logged).toHaveBeenCalledTimes(2);
  vi.restoreAllMocks();
});

test('saved data is shown while it is refetched, and stays when that fails', async () => {
  const survey = surveyServer();
  server.use(...survey.handlers);
  const {storage} = deviceStorage();
  const before = makeStore();
  await before.dispatch(surveyApi.endpoints.site.initiate(1));
  await createSavedCache(before, storage).save();
  survey.setDown();
  survey.log.length = 0;
  function FreshSign() {
    const {data, isError} = surveyApi.useSiteQuery(1, {
      refetchOnMountOrArgChange: true,
    });
    return <p>{`${data?.species} ${isError ? 'offline' : ''}`}</p>;
  }
  const store = makeStore();
  render(
    <SurveyApp store={store} savedCache={createSavedCache(store, storage)}>
      <FreshSign />
    </SurveyApp>,
  );
  await screen.findByText('12 offline');
  expect(survey.log).toEqual(['GET sites/1']);
});

test('sign-out says when the storage could not be cleared', async () => {
  const {storage, items} = deviceStorage();
  items.set('survey-cache', '{}');
  const {removeItem} = storage;
  storage.removeItem = () => Promise.reject(new Error('locked'));
  const onDone = vi.fn();
  const savedCache = createSavedCache(makeStore(), storage);
  render(
    <SignOut savedCache={savedCache} onLeave={() => {}} onDone={onDone} />,
  );
  fireEvent.click(screen.getByRole('button'));
  await screen.findByRole('alert');
  expect(onDone).not.toHaveBeenCalled();
  storage.removeItem = removeItem;
  // The second of two clicks does nothing.
  fireEvent.click(screen.getByRole('button'));
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() =>
    expect(screen.getByRole('button')).toHaveProperty('disabled', false),
  );
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(items.size).toBe(0);
});

function setUpSignOut() {
  const survey = surveyServer();
  server.use(...survey.handlers);
  const store = makeStore();
  const savedCache = createSavedCache(store, deviceStorage().storage);
  const onDone = vi.fn();
  const signOut = async (app: ReactNode) => {
    render(<Provider store={store}>{app}</Provider>);
    await screen.findByText('12 species');
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    return {
      requests: survey.log,
      cached: Object.keys(store.getState().surveyApi.queries),
    };
  };
  return {savedCache, onDone, signOut};
}

test('sign-out fetches nothing for a private screen, unless that leaves in a transition', async () => {
  for (const [isLate, expected] of [
    [false, {requests: ['GET sites/1'], cached: []}],
    [true, {requests: ['GET sites/1', 'GET sites/1'], cached: ['site(1)']}],
  ] as const) {
    const {savedCache, onDone, signOut} = setUpSignOut();
    function App() {
      const [isInside, setInside] = useState(true);
      const leave = () => setInside(false);
      return (
        <>
          {isInside && <SiteSign />}
          <SignOut
            savedCache={savedCache}
            onLeave={() => (isLate ? startTransition(leave) : leave())}
            onDone={onDone}
          />
        </>
      );
    }
    const left = await signOut(<App />);
    await waitFor(() => expect(left.requests).toEqual(expected.requests));
    expect(left).toMatchObject(expected);
    cleanup();
  }
});

test('after a transition, the next page can forget', async () => {
  const {savedCache, onDone, signOut} = setUpSignOut();
  function Goodbye() {
    useEffect(() => {
      void savedCache.forget().then(onDone);
    }, []);
    return <p>Goodbye</p>;
  }
  function App() {
    const [isInside, setInside] = useState(true);
    const leave = () => startTransition(() => setInside(false));
    return (
      <>
        {isInside ? <SiteSign /> : <Goodbye />}
        <button onClick={leave}>Leave</button>
      </>
    );
  }
  expect(await signOut(<App />)).toEqual({
    requests: ['GET sites/1'],
    cached: [],
  });
});
