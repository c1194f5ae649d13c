import {nurseryApi} from './nurseryApi';

interface Basket {
  plants: string[];
  express: boolean;
}

export const estimateApi = nurseryApi.injectEndpoints({
  endpoints: (build) => ({
    getEstimate: build.query<{euros: number}, Basket>({
      query: (basket) => ({
        url: 'estimates',
        method: 'POST',
        body: basket,
      }),
    }),
  }),
});
