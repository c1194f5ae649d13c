import {ratesApi} from './ratesApi';
import {makeStore} from './store';

const seconds = (count: number) =>
  new Promise((resolve) => setTimeout(resolve, count * 1000));

export async function watchRate() {
  const store = makeStore();
  const {getRate} = ratesApi.endpoints;
  const selectRate = getRate.select('EUR-USD');
  const status = () => selectRate(store.getState()).status;

  const first = store.dispatch(getRate.initiate('EUR-USD'));
  const second = store.dispatch(getRate.initiate('EUR-USD'));
  await first;
  first.unsubscribe();
  await seconds(60);
  console.log('one subscriber left:', status());

  second.updateSubscriptionOptions({pollingInterval: 30_000});
  await seconds(61);
  second.unsubscribe();
  await seconds(6);
  console.log('nobody left for 6 s:', status());
}
