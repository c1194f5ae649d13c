import {inLife} from '../../../testing/life/inLife';
import {deviceStorage, surveyServer} from './handlers';
import {surveyApi} from './surveyApi';
import {SurveyApp} from './SurveyApp';

function SiteSign() {
  const {data, isError} = surveyApi.useSiteQuery(1);
  if (isError && !data) return <p>No survey.</p>;
  return <p>{data ? `${data.species} species` : 'Loading…'}</p>;
}

inLife('SurveyApp', {
  network: () => surveyServer().handlers,
  show: () => (
    <SurveyApp storage={deviceStorage().storage}>
      <SiteSign />
    </SurveyApp>
  ),
  data: () => '12 species',
});

const full = () => Promise.reject(new Error('The storage is full.'));

inLife('SurveyApp, full storage', {
  network: () => surveyServer().handlers,
  show: () => (
    <SurveyApp storage={{...deviceStorage().storage, setItem: full}}>
      <SiteSign />
    </SurveyApp>
  ),
  data: () => '12 species',
  patience: 5000,
});
