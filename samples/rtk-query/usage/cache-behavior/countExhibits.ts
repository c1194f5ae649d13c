import {museumApi} from './museumApi';
import {makeStore} from './store';

const {getExhibits} = museumApi.endpoints;
const {resetApiState} = museumApi.util;

export async function countExhibits() {
  const store = makeStore();
  try {
    const exhibits = await store
      .dispatch(getExhibits.initiate(undefined, {subscribe: false}))
      .unwrap();
    console.log(`${exhibits.length} exhibits`);
  } finally {
    // Without this line, the process ends a minute later.
    store.dispatch(resetApiState()); // [!code highlight]
  }
}
