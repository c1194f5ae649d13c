import {Provider} from 'react-redux';
import {BerthList} from './BerthList';
import {FreeBerths} from './FreeBerths';
import {makeStore} from './store';

const store = makeStore();

export default function App() {
  return (
    <Provider store={store}>
      <FreeBerths pier="west" />
      <BerthList pier="west" />
    </Provider>
  );
}
