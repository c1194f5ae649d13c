import {cleanup} from '@testing-library/react';
import {afterAll, afterEach} from 'vitest';
import {listeners} from './sharedJsdom';

afterEach(cleanup);
// Test files share their document.
afterAll(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  for (const [type, listener, options] of listeners().splice(0))
    window.removeEventListener(type, listener, options);
});
