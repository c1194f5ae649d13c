import {fleetApi} from './fleetApi';

export interface Truck {
  id: number;
  plate: string;
  status: 'on the road' | 'in the workshop';
}

export const trucksApi = fleetApi.injectEndpoints({
  endpoints: (build) => ({
    getTrucks: build.query<Truck[], void>({
      query: () => 'trucks',
      providesTags: ['Truck'],
    }),
  }),
});

export const {useGetTrucksQuery} = trucksApi;
