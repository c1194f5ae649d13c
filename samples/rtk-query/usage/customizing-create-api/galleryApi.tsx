import {
  buildCreateApi,
  coreModule,
  fetchBaseQuery,
  reactHooksModule,
} from '@reduxjs/toolkit/query/react';
import {staleModule} from './staleModule';

// #region createApi
// The core comes first: it creates the endpoints.
export const createMuseumApi = buildCreateApi(
  coreModule(),
  reactHooksModule(),
  staleModule(),
);
// #endregion

export const galleryApi = createMuseumApi({
  reducerPath: 'gallery',
  baseQuery: fetchBaseQuery({baseUrl: 'https://museum.example/api'}),
  endpoints: (build) => ({
    visitors: build.query<number, string>({
      query: (room) => `rooms/${room}/visitors`,
    }),
    closeRoom: build.mutation<null, string>({
      query: (room) => ({url: `rooms/${room}/close`, method: 'POST'}),
    }),
  }),
});

// #region component
export function RoomSign({room}: {room: string}) {
  const {data} = galleryApi.useVisitorsQuery(room);
  const isOld = galleryApi.endpoints.visitors.useIsStale(room, 30);
  return <p>{isOld ? `about ${data}` : data} visitors</p>;
}
// #endregion
