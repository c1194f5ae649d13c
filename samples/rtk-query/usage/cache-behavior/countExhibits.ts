import {museumApi} from './museumApi';
import type {makeStore} from './store';

export async function countExhibits(store: ReturnType<typeof makeStore>) {
  // #region read
  const {getExhibits} = museumApi.endpoints;
  const exhibits = await store
    .dispatch(getExhibits.initiate(undefined, {subscribe: false}))
    .unwrap();
  console.log(`${exhibits.length} exhibits`);
  // #endregion
}

export async function countAndEnd(store: ReturnType<typeof makeStore>) {
  await countExhibits(store);
  // #region end
  store.dispatch(museumApi.util.resetApiState());
  // #endregion
}
