import {bikeShareApi} from './bikeShareApi';

export const stationsApi = bikeShareApi.enhanceEndpoints({
  addTagTypes: ['Station'],
  endpoints: {
    listStations: {
      providesTags: (stations = []) =>
        stations.map(({id}) => ({type: 'Station', id})),
    },
    getStation: {
      providesTags: (station) =>
        station ? [{type: 'Station', id: station.id}] : [],
    },
    rentBike: {
      invalidatesTags: (_result, _error, {stationId}) => [
        {type: 'Station', id: stationId},
      ],
    },
  },
});
