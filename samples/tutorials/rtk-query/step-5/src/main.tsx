import {setupWorker} from 'msw/browser';
import {StrictMode} from 'react';
import {createRoot} from 'react-dom/client';
import {Provider} from 'react-redux';
import App from './App';
import {handlers} from './fakeServer';
import {store} from './store';
import './index.css';

// The server must be there before the first component asks it.
await setupWorker(...handlers).start({onUnhandledRequest: 'bypass'});

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root element');

createRoot(container).render(
  <StrictMode>
    <Provider store={store}>
      <App />
    </Provider>
  </StrictMode>,
);
