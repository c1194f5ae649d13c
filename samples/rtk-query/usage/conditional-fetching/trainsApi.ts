import {configureStore} from '@reduxjs/toolkit';
import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';

export interface Station {
  code: string;
  name: string;
}
export interface Departure {
  train: string;
  to: string;
}

export const trainsApi = createApi({
  reducerPath: 'trains',
  baseQuery: fetchBaseQuery({baseUrl: 'https://trains.example/api/'}),
  endpoints: (build) => ({
    stations: build.query<Station[], void>({query: () => 'stations'}),
    destinations: build.query<Station[], string>({
      query: (from) => `stations/${from}/destinations`,
    }),
    departures: build.query<Departure[], string>({
      query: (code) => `stations/${code}/departures`,
    }),
    connection: build.query<string[], {from: string; to: string}>({
      query: (params) => ({url: 'connections', params}),
    }),
    traveler: build.query<{home: string}, void>({query: () => 'traveler'}),
    tickets: build.query<string[], void>({query: () => 'tickets'}),
  }),
});

export const {
  useStationsQuery,
  useDestinationsQuery,
  useDeparturesQuery,
  useConnectionQuery,
  useLazyConnectionQuery,
  useTravelerQuery,
  useTicketsQuery,
} = trainsApi;

export const makeStore = () =>
  configureStore({
    reducer: {[trainsApi.reducerPath]: trainsApi.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(trainsApi.middleware),
  });
