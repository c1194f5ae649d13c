import {configureStore} from '@reduxjs/toolkit';
// Not `/query/react`: this entry brings no hooks and needs no React.
import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query';

export const stockApi = createApi({
  reducerPath: 'stockApi',
  baseQuery: fetchBaseQuery({baseUrl: 'https://bookshop.example/api'}),
  endpoints: (build) => ({
    stock: build.query<{title: string; stock: number}, string>({
      query: (id) => `books/${id}`,
    }),
  }),
});

export const setupStore = () =>
  configureStore({
    reducer: {[stockApi.reducerPath]: stockApi.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(stockApi.middleware),
  });

type AppStore = ReturnType<typeof setupStore>;
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];
