import {store} from './store';
import {weighHive} from './weighHive';

for (const hiveId of ['linden', 'meadow', 'attic']) {
  const result = await store.dispatch(weighHive(hiveId));

  if (weighHive.fulfilled.match(result)) {
    console.log(`${result.payload.id} weighs ${result.payload.grams} g`);
  } else if (result.payload) {
    console.log(`${result.payload.hiveId} is ${result.payload.reason}`);
  } else {
    console.log(`${hiveId} failed: ${result.error.message}`);
  }
}
console.log(store.getState().hives);
