import {setupWorker} from 'msw/browser';
import {StrictMode} from 'react';
import {createRoot} from 'react-dom/client';
import {Provider} from 'react-redux';
import App from './App';
import {handlers} from './fakeServer';
import {showCache} from './showCache';
import {store} from './store';

// The server must be there before the first component asks it.
await setupWorker(...handlers).start({onUnhandledRequest: 'bypass'});

store.subscribe(showCache);

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root element');

createRoot(container).render(
  <StrictMode>
    <Provider store={store}>
      <App />
    </Provider>
  </StrictMode>,
);
