import {inLife} from '../../../testing/life/inLife';
import {setlistServer} from './handlers';
import {SetlistName} from './SetlistName';
import {setlistsApi} from './setlistsApi';
import {makeStore} from './store';

inLife('SetlistName', {
  network: () => setlistServer().handlers,
  store: makeStore,
  api: setlistsApi,
  args: [1, 2],
  show: (id) => <SetlistName id={id} />,
  data: (id) => (id === 1 ? 'Opening night' : 'Harbor stage'),
  act: (person) => person.click('Rename'),
  facts: 'h2',
});
