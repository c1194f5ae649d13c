import {quakeLog} from './quakeLog';
import {makeStore, quakesApi} from './quakesApi';

const store = makeStore();
const {initiate, select} = quakeLog.endpoints.quakeLog;

function show(what: string) {
  const {data, hasNextPage} = select('aegean')(store.getState());
  console.log(what);
  console.log('  pageParams:', data?.pageParams);
  console.log(
    '  pages:',
    data?.pages.map(({quakes}) => quakes.map(({id}) => id)),
  );
  console.log('  hasNextPage:', hasNextPage);
}

// Subscribes, and fetches the first page. `unwrap` throws if it fails.
const subscription = store.dispatch(initiate('aegean'));
await subscription.unwrap();
show('first page');

while (select('aegean')(store.getState()).hasNextPage) {
  // Without `unwrap`, the loop would never end: after a failure there is
  // still a next page.
  await store
    .dispatch(initiate('aegean', {direction: 'forward', subscribe: false}))
    .unwrap();
  show('one page more');
}

await subscription.refetch({refetchCachedPages: false});
show('refetched, only the first page');

// Ends the subscription, and leaves no timer that holds the process.
store.dispatch(quakesApi.util.resetApiState());
