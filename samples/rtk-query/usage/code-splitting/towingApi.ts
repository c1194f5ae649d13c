import {fleetApi} from './fleetApi';
import {trucksApi} from './trucksApi';

export const towingApi = fleetApi.injectEndpoints({
  endpoints: (build) => ({
    towTruck: build.mutation<null, number>({
      query: (id) => ({url: `trucks/${id}/tow`, method: 'POST'}),
      async onQueryStarted(id, {dispatch, queryFulfilled}) {
        await queryFulfilled;
        dispatch(
          // `fleetApi.util` works too, but does not know 'getTrucks'.
          trucksApi.util.updateQueryData(
            'getTrucks',
            undefined,
            (trucks) => {
              const truck = trucks.find((candidate) => candidate.id === id);
              if (truck) truck.status = 'in the workshop';
            },
          ),
        );
      },
    }),
  }),
});

export const {useTowTruckMutation} = towingApi;
