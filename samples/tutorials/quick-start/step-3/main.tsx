import {StrictMode} from 'react';
import {createRoot} from 'react-dom/client';
import {Provider} from 'react-redux'; // [!code ++]
import App from './App';
import {store} from './store';

const showState = () => console.log('The store holds', store.getState());
showState();
store.subscribe(showState);

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root element');

createRoot(container).render(
  <StrictMode>
    {/* [!code ++:3] */}
    <Provider store={store}>
      <App />
    </Provider>
  </StrictMode>,
);
