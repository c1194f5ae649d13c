import {inLife} from '../../../../testing/life/inLife';
import {requestInLife} from '../../../../testing/life/requestInLife';
import {brightest} from './brightest';
import {observatory} from './handlers';
import {skyApi} from './skyApi';
import {StarCard} from './StarCard';
import {makeStore} from './store';

inLife('StarCard', {
  network: observatory,
  store: makeStore,
  api: skyApi,
  args: ['vega', 'deneb'],
  show: (id) => <StarCard id={id} />,
  data: (id) => (id === 'vega' ? 'Magnitude 0.03' : 'Magnitude 1.25'),
  retry: (person) => person.click('Try again'),
});
requestInLife('brightest', {
  network: observatory,
  run: () => makeStore().dispatch(brightest('deneb', 'vega')),
});
