import {http, HttpResponse} from 'msw';
import {inLife} from '../../testing/life/inLife';
import {BerthList} from './BerthList';
import {BerthsByHand} from './BerthsByHand';
import {FreeBerths} from './FreeBerths';
import {harborOffice} from './handlers';
import {marinaApi} from './marinaApi';
import {makeStore} from './store';

const marina = {store: makeStore, api: marinaApi};
const piers = {
  ...marina,
  network: () => [
    http.get('https://marina.example/api/piers/:pier/berths', ({params}) =>
      HttpResponse.json(
        params.pier === 'west'
          ? [{id: 1, name: 'W1', boat: null}]
          : [
              {id: 2, name: 'E1', boat: null},
              {id: 3, name: 'E2', boat: null},
            ],
      ),
    ),
  ],
  args: ['west', 'east'] as const,
};

inLife('BerthList', {
  ...piers,
  show: (pier) => <BerthList pier={pier} />,
  data: (pier) => (pier === 'west' ? 'W1' : 'E2'),
});
inLife('BerthList, reservation', {
  ...marina,
  network: () => harborOffice().handlers.slice(),
  show: () => <BerthList pier="west" />,
  act: async (person) => person.click('Reserve'),
  facts: 'li',
});
inLife('FreeBerths', {
  ...piers,
  show: (pier) => <FreeBerths pier={pier} />,
  data: (pier) => `Free berths: ${pier === 'west' ? 1 : 2}`,
});
inLife('BerthsByHand', {
  network: piers.network,
  args: piers.args,
  show: (pier) => <BerthsByHand pier={pier} />,
  data: (pier) => `${pier === 'west' ? 1 : 2} berths`,
});
inLife('App', {
  network: () => harborOffice().handlers,
  load: async () => {
    const {default: App} = await import('./App');
    return {element: <App />};
  },
  data: () => 'W1',
});
