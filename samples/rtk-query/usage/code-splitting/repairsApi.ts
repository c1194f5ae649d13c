import {fleetApi} from './fleetApi';

export interface Repair {
  id: number;
  truckId: number;
  task: string;
}

export const repairsApi = fleetApi.injectEndpoints({
  endpoints: (build) => ({
    getRepairs: build.query<Repair[], void>({
      query: () => 'repairs',
      providesTags: ['Repair'],
    }),
    finishRepair: build.mutation<Repair, number>({
      query: (id) => ({url: `repairs/${id}/finish`, method: 'POST'}),
      // Refetches the trucks too, although this file knows nothing of them.
      invalidatesTags: ['Repair', 'Truck'],
    }),
  }),
});

export const {useGetRepairsQuery, useFinishRepairMutation} = repairsApi;
