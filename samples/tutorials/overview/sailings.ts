import {configureStore} from '@reduxjs/toolkit';
import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query';

interface Sailing {
  id: number;
  departs: string;
}

export const ferryApi = createApi({
  baseQuery: fetchBaseQuery({baseUrl: 'https://ferry.example/api/'}),
  // tag: a label on cached data; a change names what is out of date
  tagTypes: ['Sailings'],
  endpoints: (build) => ({
    getSailings: build.query<Sailing[], string>({
      query: (pier) => `piers/${pier}/sailings`,
      providesTags: ['Sailings'],
    }),
    cancelSailing: build.mutation<null, number>({
      query: (id) => ({url: `sailings/${id}`, method: 'DELETE'}),
      invalidatesTags: ['Sailings'],
    }),
  }),
});

export const store = configureStore({
  reducer: {[ferryApi.reducerPath]: ferryApi.reducer},
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware().concat(ferryApi.middleware),
});

const {getSailings} = ferryApi.endpoints;

// Two parts of the app need the same data and share one request.
const [board, app] = await Promise.all([
  store.dispatch(getSailings.initiate('north')),
  store.dispatch(getSailings.initiate('north')),
]);
console.log('board:', board.data ?? board.error);
console.log('app:  ', app.data ?? app.error);

// cache entry: the stored response for one endpoint and argument
const entry = getSailings.select('north')(store.getState());
console.log('cache entry:', entry.status);
