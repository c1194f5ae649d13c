import {type Departure, trainsApi} from './trainsApi';

export const homeApi = trainsApi.injectEndpoints({
  endpoints: (build) => ({
    homeDepartures: build.query<Departure[], void>({
      async queryFn(_arg, _api, _extraOptions, baseQuery) {
        const traveler = await baseQuery('traveler');
        if (traveler.error) return {error: traveler.error};
        // ts: The base query does not know what the server sends.
        const {home} = traveler.data as {home: string};

        const departures = await baseQuery(`stations/${home}/departures`);
        if (departures.error) return {error: departures.error};
        return {data: departures.data as Departure[]};
      },
    }),
  }),
});

export const {useHomeDeparturesQuery} = homeApi;
