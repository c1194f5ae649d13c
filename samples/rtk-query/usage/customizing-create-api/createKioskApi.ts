import {
  buildCreateApi,
  coreModule,
  reactHooksModule,
} from '@reduxjs/toolkit/query/react';
import {createContext} from 'react';
import {
  createDispatchHook,
  createSelectorHook,
  createStoreHook,
  type ReactReduxContextValue,
} from 'react-redux';

export const KioskContext = createContext<ReactReduxContextValue | null>(
  null,
);

export const createKioskApi = buildCreateApi(
  coreModule(),
  reactHooksModule({
    hooks: {
      useDispatch: createDispatchHook(KioskContext),
      useSelector: createSelectorHook(KioskContext),
      useStore: createStoreHook(KioskContext),
    },
  }),
);
