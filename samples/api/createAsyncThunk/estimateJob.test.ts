import {expect, test, vi} from 'vitest';
import {estimateJob} from './estimateJob';
import {pagesCounted} from './estimateSlice';
import {makeStore} from './store';

test('multiplies the price by the pages', async () => {
  const pricePerPage = vi.fn(async () => 3);
  const store = makeStore({pricePerPage});
  store.dispatch(pagesCounted(40));

  const cents = await store.dispatch(estimateJob('recycled')).unwrap();

  expect(cents).toBe(120);
  expect(pricePerPage).toHaveBeenCalledWith('recycled');
});

test('refuses paper without a price', async () => {
  const store = makeStore({pricePerPage: async () => 0});

  const action = await store.dispatch(estimateJob('papyrus'));

  expect(estimateJob.rejected.match(action)).toBe(true);
  expect(action.payload).toBe('unknown paper');
});
