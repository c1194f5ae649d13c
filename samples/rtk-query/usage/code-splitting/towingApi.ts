import {fleetApi} from './fleetApi';
import {trucksApi} from './trucksApi';

export const towingApi = fleetApi.injectEndpoints({
  endpoints: (build) => ({
    towTruck: build.mutation<null, number>({
      query: (id) => ({url: `trucks/${id}/tow`, method: 'POST'}),
      async onQueryStarted(id, {dispatch, queryFulfilled}) {
        try {
          await queryFulfilled;
        } catch {
          return; // change nothing
        }
        // ts: The type of `fleetApi.util` does not know 'getTrucks'.
        const {updateQueryData} = trucksApi.util;
        dispatch(
          updateQueryData('getTrucks', undefined, (list) => {
            const truck = list.find((candidate) => candidate.id === id);
            if (truck) truck.status = 'in the workshop';
          }),
        );
      },
    }),
  }),
});

export const {useTowTruckMutation} = towingApi;
