import {
  ApiProvider,
  buildCreateApi,
  coreModule,
  fetchBaseQuery,
  reactHooksModule,
} from '@reduxjs/toolkit/query/react';
import {createContext, type ReactNode} from 'react';
import {
  createDispatchHook,
  createSelectorHook,
  createStoreHook,
  type ReactReduxContextValue,
} from 'react-redux';
import type {Tide} from './tideApi';

const TideContext = createContext<ReactReduxContextValue | null>(null);

const createTideApi = buildCreateApi(
  coreModule(),
  reactHooksModule({
    hooks: {
      useDispatch: createDispatchHook(TideContext),
      useSelector: createSelectorHook(TideContext),
      useStore: createStoreHook(TideContext),
    },
  }),
);

export const isolatedApi = createTideApi({
  baseQuery: fetchBaseQuery({baseUrl: 'https://harbor.example/api/'}),
  endpoints: (build) => ({
    getTides: build.query<Tide[], string>({
      query: (harbor) => `tides/${harbor}`,
    }),
  }),
});

/** Works below the Provider of the host app, too. */
export function TideProvider({children}: {children: ReactNode}) {
  return (
    <ApiProvider api={isolatedApi} context={TideContext}>
      {children}
    </ApiProvider>
  );
}
