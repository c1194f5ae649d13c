import {render, screen} from '@testing-library/react';
import {StrictMode} from 'react';
import {expect, test} from 'vitest';
import {server} from '../../../testing/server';
import {deviceStorage, surveyServer} from './handlers';
import {saveCache} from './savedCache';
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
    const store = makeStore();
    await store.dispatch(surveyApi.endpoints.site.initiate(1));
    await saveCache(store, storage);
    survey.log.length = 0;
  }
  render(
    <StrictMode>
      <SurveyApp storage={storage}>
        <SiteSign />
      </SurveyApp>
    </StrictMode>,
  );
  await screen.findByText('12 species');
  expect(survey.log).toEqual(requests);
});

test('a damaged file is removed', async () => {
  const survey = surveyServer();
  server.use(...survey.handlers);
  const {storage, items} = deviceStorage();
  items.set('survey-cache', '{"version":3,"si');
  render(
    <SurveyApp storage={storage}>
      <SiteSign />
    </SurveyApp>,
  );
  await screen.findByText('12 species');
  expect(items.size).toBe(0);
});
