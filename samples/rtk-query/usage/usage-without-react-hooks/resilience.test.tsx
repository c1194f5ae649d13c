import {inLife} from '../../../testing/life/inLife';
import {airApi} from './airApi';
import {airServer} from './handlers';
import {ReadingCard} from './ReadingCard';
import {makeStore} from './store';

inLife('ReadingCard', {
  network: () => airServer().handlers,
  store: makeStore,
  api: airApi,
  args: ['harbor', 'airport'],
  show: (station) => <ReadingCard station={station} />,
  data: (station) => (station === 'harbor' ? '12 µg' : '31 µg'),
});
