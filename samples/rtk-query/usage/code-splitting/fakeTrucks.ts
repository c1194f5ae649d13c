import {trucksApi, type Truck} from './trucksApi';

/** For tests and stories: every request gets these trucks. */
export function fakeTrucks(trucks: Truck[]) {
  trucksApi.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      getTrucks: build.query<Truck[], void>({
        queryFn: () => ({data: trucks}),
      }),
    }),
  });
}
