import {configureStore} from '@reduxjs/toolkit';
import {fetchBaseQuery} from '@reduxjs/toolkit/query/react';
import type {ReactNode} from 'react';
import {Provider} from 'react-redux';
import {createKioskApi, KioskContext} from './createKioskApi';

export const kioskApi = createKioskApi({
  reducerPath: 'kiosk',
  baseQuery: fetchBaseQuery({baseUrl: 'https://museum.example/api'}),
  endpoints: (build) => ({
    exhibit: build.query<{title: string}, number>({
      query: (id) => `exhibits/${id}`,
    }),
  }),
});

export const kioskStore = configureStore({
  reducer: {kiosk: kioskApi.reducer},
  middleware: (defaults) => defaults().concat(kioskApi.middleware),
});

/** Works inside any app, whatever store that app has. */
export function Kiosk({children}: {children: ReactNode}) {
  return (
    <Provider store={kioskStore} context={KioskContext}>
      {children}
    </Provider>
  );
}

export function ExhibitSign({id}: {id: number}) {
  const {currentData, isError} = kioskApi.useExhibitQuery(id);
  if (currentData) return <h2>{currentData.title}</h2>;
  return <p>{isError ? 'This exhibit is not available.' : 'Loading…'}</p>;
}
