import {http, HttpResponse} from 'msw';
import {inLife} from '../../testing/life/inLife';
import {QueryReading} from './QueryReading';
import {stationsApi} from './stationsApi';
import {makeStore} from './store';
import {ThunkReading} from './ThunkReading';

const weather = {
  network: () => [
    http.get('https://weather.example/api/stations/:id', ({params}) =>
      HttpResponse.json({
        id: params.id,
        name: String(params.id),
        temperature: 5,
      }),
    ),
  ],
  store: makeStore,
  args: ['Summit', 'Valley'] as const,
  data: (id: string) => `${id}: 5`,
};

inLife('QueryReading', {
  ...weather,
  api: stationsApi,
  show: (id) => <QueryReading id={id} />,
});
inLife('ThunkReading', {
  ...weather,
  show: (id) => <ThunkReading id={id} />,
});
