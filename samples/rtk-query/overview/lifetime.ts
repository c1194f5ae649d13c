import {marinaApi} from './marinaApi';
import {makeStore} from './store';

const {initiate, select} = marinaApi.endpoints.getBerths;
const store = makeStore();

const print = (moment: string) => {
  const {status, data} = select('west')(store.getState());
  console.log(`${moment}: ${status}, ${data?.length ?? 'no'} berths`);
};

export async function followOneEntry(
  passSeconds: (seconds: number) => Promise<void>,
) {
  print('nobody asked');
  const first = store.dispatch(initiate('west'));
  print('a component mounts');
  const second = store.dispatch(initiate('west')); // shares the request
  await Promise.all([first, second]);
  print('the server answered');
  first.unsubscribe();
  await passSeconds(300);
  print('one of two left, 5 minutes ago');
  second.unsubscribe();
  await passSeconds(59);
  print('the last one left, 59 s ago');
  await passSeconds(2);
  print('the last one left, 61 s ago');
}
