import {configureStore} from '@reduxjs/toolkit';
import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query';

const api = createApi({
  baseQuery: fetchBaseQuery({
    baseUrl: 'https://parcels.example/v1/',
    timeout: 50,
  }),
  endpoints: (build) => ({
    get: build.query<unknown, string>({query: (path) => path}),
  }),
});
const store = configureStore({
  reducer: {api: api.reducer},
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware().concat(api.middleware),
});

for (const path of ['missing', 'html-page', 'cable-cut', 'silent']) {
  const {error} = await store.dispatch(api.endpoints.get.initiate(path));
  console.log(path, error);
}
