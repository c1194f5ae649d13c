import {createRoot} from 'react-dom/client';
import {Provider} from 'react-redux';
import {store} from './orderBoard';
import {TeaRoom} from './TeaRoom';

const container = document.getElementById('root');
if (!container)
  throw new Error('index.html needs an element with the id "root"');

createRoot(container).render(
  <Provider store={store}>
    <TeaRoom />
  </Provider>,
);
