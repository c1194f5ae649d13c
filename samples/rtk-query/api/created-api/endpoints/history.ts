import {ratesApi} from './ratesApi';
import {makeStore} from './store';

const store = makeStore();
const {initiate} = ratesApi.endpoints.getHistory;
const show = (what: string, params: number[] | undefined) =>
  console.log(what, params?.join(', '));

const request = store.dispatch(initiate('EUR-USD', {initialPageParam: 30}));
show('first:', (await request).data?.pageParams);

const {data} = await store.dispatch(
  initiate('EUR-USD', {subscribe: false, direction: 'forward'}),
);
show('one more:', data?.pageParams);

await store.dispatch(
  initiate('EUR-USD', {subscribe: false, direction: 'backward'}),
);
const all = await request.refetch();
show('refetched:', all.data?.pageParams);

const one = await request.refetch({refetchCachedPages: false});
show('first page only:', one.data?.pageParams);
request.unsubscribe();
