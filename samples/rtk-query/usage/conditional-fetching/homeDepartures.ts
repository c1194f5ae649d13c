import {type Departure, trainsApi} from './trainsApi';

const {traveler, departures} = trainsApi.endpoints;
const missing = (what: string) => ({
  error: {status: 'CUSTOM_ERROR' as const, error: `No ${what}`},
});

export const homeApi = trainsApi.injectEndpoints({
  endpoints: (build) => ({
    homeDepartures: build.query<Departure[], void>({
      async queryFn(_arg, {dispatch}) {
        const {data: me} = await dispatch(
          traveler.initiate(undefined, {subscribe: false}),
        );
        if (!me) return missing('home station');

        const {data} = await dispatch(
          departures.initiate(me.home, {
            subscribe: false,
            // A refetch of this endpoint must not read the cache.
            forceRefetch: true,
          }),
        );
        return data ? {data} : missing('departures');
      },
    }),
  }),
});

export const {useHomeDeparturesQuery} = homeApi;
