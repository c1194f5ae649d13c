import {setupWorker} from 'msw/browser';
import {StrictMode} from 'react';
import {createRoot} from 'react-dom/client';
import {Provider} from 'react-redux'; // [!code ++]
import App from './App';
import {handlers} from './fakeServer';
import {showCache} from './showCache'; // [!code ++]
import {store} from './store'; // [!code ++]

// The server must be there before the first component asks it.
await setupWorker(...handlers).start({onUnhandledRequest: 'bypass'});

console.log('The store holds', store.getState()); // [!code ++]
store.subscribe(showCache); // [!code ++]

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root element');

createRoot(container).render(
  <StrictMode>
    {/* [!code ++] */}
    <Provider store={store}>
      <App />
      {/* [!code ++] */}
    </Provider>
  </StrictMode>,
);
