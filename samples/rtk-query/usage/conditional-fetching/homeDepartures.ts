import {type Departure, trainsApi} from './trainsApi';

const {traveler, departures} = trainsApi.endpoints;
const unknown = (what: string) => ({
  error: {status: 'CUSTOM_ERROR' as const, error: `Unknown ${what}`},
});

export const homeApi = trainsApi.injectEndpoints({
  endpoints: (build) => ({
    homeDepartures: build.query<Departure[], void>({
      async queryFn(_arg, {dispatch}) {
        const {data: me} = await dispatch(
          traveler.initiate(undefined, {subscribe: false}),
        );
        if (!me) return unknown('home station');

        const {data} = await dispatch(
          departures.initiate(me.home, {
            subscribe: false,
            forceRefetch: true,
          }),
        );
        return data ? {data} : unknown('departures');
      },
    }),
  }),
});

export const {useHomeDeparturesQuery} = homeApi;
