import {ApiProvider} from '@reduxjs/toolkit/query/react';
import {setupWorker} from 'msw/browser';
import {StrictMode} from 'react';
import {createRoot} from 'react-dom/client';
import App from './App';
import {handlers} from './fakeServer';
import {lighthouseApi} from './lighthouseApi';
import './index.css';

await setupWorker(...handlers).start({onUnhandledRequest: 'bypass'});

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root element');

createRoot(container).render(
  <StrictMode>
    {/* [!code highlight] */}
    <ApiProvider api={lighthouseApi}>
      <App />
      {/* [!code highlight] */}
    </ApiProvider>
  </StrictMode>,
);
