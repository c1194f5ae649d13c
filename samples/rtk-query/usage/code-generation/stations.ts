import {bikeShareApi} from './bikeShareApi';

export const stationsApi = bikeShareApi.enhanceEndpoints({
  addTagTypes: ['Station'],
  endpoints: {
    listStations: {
      // 'LIST' stays when a refetch fails and there is no result.
      providesTags: (stations) => [
        {type: 'Station', id: 'LIST'},
        ...(stations ?? []).map(({id}) => ({type: 'Station' as const, id})),
      ],
    },
    getStation: {
      providesTags: (_station, _error, {stationId}) => [
        {type: 'Station', id: stationId},
      ],
    },
    rentBike: {
      // After a failed refetch, a list has no other tag than 'LIST'.
      invalidatesTags: (_result, _error, {stationId}) => [
        {type: 'Station', id: stationId},
        {type: 'Station', id: 'LIST'},
      ],
    },
  },
});
