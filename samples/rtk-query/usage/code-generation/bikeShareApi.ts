import {emptyApi as api} from './emptyApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStations: build.query<ListStationsApiResponse, ListStationsApiArg>({
      query: (queryArg) => ({
        url: `/stations`,
        params: {
          near: queryArg.near,
        },
      }),
    }),
    getStation: build.query<GetStationApiResponse, GetStationApiArg>({
      query: (queryArg) => ({url: `/stations/${queryArg.stationId}`}),
    }),
    rentBike: build.mutation<RentBikeApiResponse, RentBikeApiArg>({
      query: (queryArg) => ({
        url: `/stations/${queryArg.stationId}/rentals`,
        method: 'POST',
      }),
    }),
    postBikesSearch: build.query<
      PostBikesSearchApiResponse,
      PostBikesSearchApiArg
    >({
      query: (queryArg) => ({
        url: `/bikes/search`,
        method: 'POST',
        body: queryArg.bikeFilter,
      }),
    }),
  }),
  overrideExisting: false,
});
export {injectedRtkApi as bikeShareApi};
export type ListStationsApiResponse =
  /** status 200 All stations, or those near a place */ Station[];
export type ListStationsApiArg = {
  near?: string;
};
export type GetStationApiResponse = /** status 200 One station */ Station;
export type GetStationApiArg = {
  stationId: number;
};
export type RentBikeApiResponse = unknown;
export type RentBikeApiArg = {
  stationId: number;
};
export type PostBikesSearchApiResponse =
  /** status 200 Matching bikes */ Bike[];
export type PostBikesSearchApiArg = {
  bikeFilter: BikeFilter;
};
export type Station = {
  id: number;
  name: string;
  bikes: number;
};
export type Bike = {
  id: string;
  kind: 'city' | 'cargo';
};
export type BikeFilter = {
  kind?: 'city' | 'cargo';
  minimumCharge?: number;
};
export const {
  useListStationsQuery,
  useGetStationQuery,
  useRentBikeMutation,
  usePostBikesSearchQuery,
} = injectedRtkApi;
