import {skyApi} from './skyApi';
import type {AppDispatch, RootState} from './store';

const {getStar} = skyApi.endpoints;

/** Loads two stars, or takes them from the cache. */
export const brightest =
  (first: string, second: string) => async (dispatch: AppDispatch) => {
    const load = async (id: string) => {
      const request = dispatch(getStar.initiate(id));
      try {
        return await request.unwrap();
      } finally {
        request.unsubscribe();
      }
    };
    const [a, b] = await Promise.all([load(first), load(second)]);
    // The brighter a star, the smaller its magnitude.
    return a.magnitude < b.magnitude ? a.id : b.id;
  };

/** What is cached now, without a request. */
export const selectMagnitude = (state: RootState, id: string) =>
  getStar.select(id)(state).data?.magnitude;

/** Puts a new measurement into the cache. */
export const measured = (id: string, magnitude: number) =>
  skyApi.util.updateQueryData('getStar', id, (star) => {
    star.magnitude = magnitude;
  });
