import {skyApi} from './skyApi';

// ts: Export what the call returns: the same object with a wider type.
export const planetsApi = skyApi.injectEndpoints({
  endpoints: (build) => ({
    getPlanet: build.query<{moons: number}, string>({
      query: (id) => `planets/${id}`,
    }),
  }),
});

export const {useGetPlanetQuery} = planetsApi;
