import {StrictMode} from 'react';
import {createRoot} from 'react-dom/client';
import App from './App';
import {store} from './store'; // [!code ++]

const showState = () => console.log('The store holds', store.getState()); // [!code ++]
showState(); // [!code ++]
store.subscribe(showState); // [!code ++]

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root element');

createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
