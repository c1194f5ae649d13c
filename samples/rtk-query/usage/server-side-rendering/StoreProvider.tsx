'use client';

import {useState, type ReactNode} from 'react';
import {Provider} from 'react-redux';
import {makeStore} from './jobsApi';

export function StoreProvider({children}: {children: ReactNode}) {
  // On the server: one store for each request. In the browser: one.
  const [store] = useState(() => makeStore());
  return <Provider store={store}>{children}</Provider>;
}
