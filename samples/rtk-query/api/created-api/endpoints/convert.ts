import {ratesApi} from './ratesApi';
import {makeStore, type AppDispatch} from './store';

export const convert =
  (amount: number, pair: string) => async (dispatch: AppDispatch) => {
    const request = dispatch(ratesApi.endpoints.getRate.initiate(pair));
    try {
      const {value} = await request.unwrap();
      return amount * value;
    } finally {
      request.unsubscribe(); // otherwise the entry stays for good
    }
  };

const store = makeStore();
const [rent, tickets] = await Promise.all([
  store.dispatch(convert(800, 'EUR-USD')),
  store.dispatch(convert(120, 'EUR-USD')),
]);
console.log(`${rent} USD and ${tickets} USD`);
