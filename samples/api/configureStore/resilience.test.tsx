import {inLife} from '../../testing/life/inLife';
import {HostProvider, useHostSelector} from './hostContext';
import {setupStore} from './setupStore';

function Stock() {
  return <p>{useHostSelector((state) => state.stock)} kg</p>;
}

inLife('hostContext', {
  show: () => (
    <HostProvider store={setupStore({stock: 45})}>
      <Stock />
    </HostProvider>
  ),
});
