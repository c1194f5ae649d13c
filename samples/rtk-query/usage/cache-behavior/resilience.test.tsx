import {http, HttpResponse} from 'msw';
import {inLife} from '../../../testing/life/inLife';
import {requestInLife} from '../../../testing/life/requestInLife';
import {countExhibits} from './countExhibits';
import {ExhibitCard} from './ExhibitCard';
import {FreshExhibitCard} from './FreshExhibitCard';
import {museumServer} from './handlers';
import {museumApi} from './museumApi';
import {makeStore} from './store';

const museum = {
  network: () => [
    http.get('https://museum.example/api/exhibits/:id', ({params}) =>
      HttpResponse.json({
        id: Number(params.id),
        title: `Exhibit ${params.id}`,
        hall: 'north',
        visitors: Number(params.id) * 10,
      }),
    ),
  ],
  store: makeStore,
  api: museumApi,
  args: [1, 2] as const,
};

inLife('ExhibitCard', {
  ...museum,
  show: (id) => <ExhibitCard id={id} />,
  data: (id) => `Exhibit ${id}`,
});
inLife('FreshExhibitCard', {
  ...museum,
  show: (id) => <FreshExhibitCard id={id} />,
  data: (id) => `${id}0 visitors`,
});
requestInLife('countExhibits', {
  network: () => museumServer(() => {}),
  run: () => countExhibits(),
});
