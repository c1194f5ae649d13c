import {inLife} from '../../../../testing/life/inLife';
import {cityApi} from './cityApi';
import {cityHall} from './handlers';
import {makeStore} from './makeStore';
import {PermitPage} from './PermitPage';

inLife('PermitPage', {
  network: () => cityHall(),
  store: makeStore,
  api: cityApi,
  args: ['p1', 'p2'],
  show: (id) => <PermitPage id={id} />,
  data: (id) => `${id}: filed`,
  act: (person) => person.click('Approve'),
  facts: 'h2',
});
