import {StrictMode} from 'react';
import {createRoot} from 'react-dom/client';
import {Provider} from 'react-redux';
import App from './App';
import {fetchCapacity} from './garageSlice'; // [!code ++]
import {store} from './store';

const showState = () => console.log('The store holds', store.getState());
showState();
store.subscribe(showState);
store.dispatch(fetchCapacity()); // [!code ++]

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root element');

createRoot(container).render(
  <StrictMode>
    <Provider store={store}>
      <App />
    </Provider>
  </StrictMode>,
);
