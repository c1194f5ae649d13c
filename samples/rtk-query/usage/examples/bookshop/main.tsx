import {createRoot} from 'react-dom/client';
import {Provider} from 'react-redux';
import {App} from './App';
import {setupStore} from './store';

const root = document.getElementById('root');
if (!root) throw new Error('index.html needs <div id="root">.');

createRoot(root).render(
  <Provider store={setupStore()}>
    <App />
  </Provider>,
);
