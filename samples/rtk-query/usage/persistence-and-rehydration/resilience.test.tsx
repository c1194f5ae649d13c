import {inLife} from '../../../testing/life/inLife';
import {deviceStorage, surveyServer} from './handlers';
import type {KeyValueStorage} from './savedCache';

/** The app with a screen that shows a site. */
async function openApp(storage: KeyValueStorage) {
  const {SurveyApp} = await import('./SurveyApp');
  const {createSavedCache} = await import('./savedCache');
  const {makeStore, surveyApi: api} = await import('./surveyApi');
  function SiteSign() {
    const {data, isError} = api.useSiteQuery(1);
    if (isError && !data) return <p>No survey.</p>;
    return (
      <p>
        {data ? `${data.species} species` : 'Loading…'}
        {isError && ' (not refreshed)'}
      </p>
    );
  }
  const store = makeStore();
  const element = (
    <SurveyApp store={store} savedCache={createSavedCache(store, storage)}>
      <SiteSign />
    </SurveyApp>
  );
  return {element, store, api};
}

inLife('SurveyApp', {
  network: () => surveyServer().handlers,
  load: () => openApp(deviceStorage().storage),
  data: () => '12 species',
});

const full = () => Promise.reject(new Error('The storage is full.'));

inLife('SurveyApp, full storage', {
  network: () => surveyServer().handlers,
  load: () => openApp({...deviceStorage().storage, setItem: full}),
  data: () => '12 species',
  patience: 5000,
  except: {
    consoleMessage: 'a storage that fails is reported to `onError`',
  },
});

inLife('SignOut', {
  load: async () => {
    const {SignOut} = await import('./SignOut');
    const {createSavedCache} = await import('./savedCache');
    const {makeStore} = await import('./surveyApi');
    const {storage} = deviceStorage();
    const savedCache = createSavedCache(makeStore(), storage);
    const nothing = () => {};
    return {
      element: (
        <SignOut
          savedCache={savedCache}
          onLeave={nothing}
          onDone={nothing}
        />
      ),
    };
  },
  act: (person) => person.click('Sign out'),
});
