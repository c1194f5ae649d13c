import {
  createApi,
  fetchBaseQuery,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  type QueryReturnValue,
} from '@reduxjs/toolkit/query';
import type {RootState} from './store';

type Returns<Data> = QueryReturnValue<
  Data,
  FetchBaseQueryError,
  FetchBaseQueryMeta | undefined
>;

export const signedApi = createApi({
  reducerPath: 'signedApi',
  baseQuery: fetchBaseQuery({
    baseUrl: 'https://clinic.example/api',
    prepareHeaders: (headers, {getState}) => {
      // ts: Here `getState()` is unknown.
      const {token} = (getState() as RootState).session;
      headers.set('authorization', `Bearer ${token}`);
    },
  }),
  endpoints: (build) => ({
    getShifts: build.query<string[], void>({
      query: () => 'shifts',
    }),
    getVetName: build.query<string, void>({
      // ts: The return type is written down. Otherwise RootState would
      // ts: depend on the type of this function, and the other way round.
      queryFn: (_arg, {getState}): Returns<string> => {
        const {vet} = (getState() as RootState).session;
        return {data: vet};
      },
    }),
  }),
});
