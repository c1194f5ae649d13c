import {beforeEach, expect, test} from 'vitest';
import {server} from '../../../testing/server';
import {useFakeClock} from '../../../testing/useFakeClock';
import {deviceStorage, surveyServer} from './handlers';
import {
  autosave,
  forgetEverything,
  restoreCache,
  saveCache,
} from './savedCache';
import {makeStore, surveyApi} from './surveyApi';

let survey: ReturnType<typeof surveyServer>;
let clock: ReturnType<typeof useFakeClock>;
beforeEach(() => {
  clock = useFakeClock();
  survey = surveyServer();
  server.use(...survey.handlers);
});
const {site, sites, count} = surveyApi.endpoints;
const HOUR = 3_600_000;

async function savedDevice() {
  const device = deviceStorage();
  const store = makeStore();
  await store.dispatch(site.initiate(1));
  await store.dispatch(sites.initiate());
  await saveCache(store, device.storage);
  store.dispatch(surveyApi.util.resetApiState());
  survey.log.length = 0;
  return device;
}

test('the next start sends nothing for a young entry', async () => {
  const {storage, items} = await savedDevice();
  expect(JSON.parse(items.get('survey-cache') ?? '')).toEqual({
    version: 3,
    sites: [{arg: 1, value: {id: 1, species: 12}, at: Date.now()}],
  });
  await clock.advance(23 * HOUR);
  const store = makeStore();
  await restoreCache(store, storage);
  const {data} = await store.dispatch(site.initiate(1));
  expect(data).toEqual({id: 1, species: 12});
  expect(survey.log).toEqual([]);
});

test('tags come from the endpoint', async () => {
  const {storage} = await savedDevice();
  const store = makeStore();
  await restoreCache(store, storage);
  expect(
    surveyApi.util.selectInvalidatedBy(store.getState(), [
      {type: 'Site', id: 1},
    ]),
  ).toHaveLength(1);
  await store.dispatch(count.initiate({id: 1, species: 13}));
  expect(survey.log).toEqual(['PUT sites/1']);
});

test('an entry that is too old is fetched', async () => {
  const {storage} = await savedDevice();
  await clock.advance(25 * HOUR);
  const store = makeStore();
  await restoreCache(store, storage);
  await store.dispatch(site.initiate(1));
  expect(survey.log).toEqual(['GET sites/1']);
});

test('another version is ignored', async () => {
  const {storage, items} = await savedDevice();
  items.set(
    'survey-cache',
    (items.get('survey-cache') ?? '').replace('"version":3', '"version":2'),
  );
  const store = makeStore();
  await restoreCache(store, storage);
  expect(store.getState().surveyApi.queries).toEqual({});
});

test('autosave writes once, a second after the last change', async () => {
  const {storage, items} = deviceStorage();
  const store = makeStore();
  const stop = autosave(store, storage);
  await store.dispatch(site.initiate(1));
  await clock.advance(900);
  await store.dispatch(site.initiate(2));
  await clock.advance(900);
  expect(items.size).toBe(0);
  await clock.advance(200);
  expect(JSON.parse(items.get('survey-cache') ?? '').sites).toHaveLength(2);
  stop();
});

test('sign-out leaves nothing, in the storage and in the cache', async () => {
  const {storage, items} = deviceStorage();
  const store = makeStore();
  const stop = autosave(store, storage);
  await store.dispatch(site.initiate(1));
  await clock.advance(2_000);
  expect(items.size).toBe(1);
  await forgetEverything(store, storage, stop);
  await clock.advance(5_000);
  expect(items.size).toBe(0);
  expect(store.getState().surveyApi.queries).toEqual({});
});
