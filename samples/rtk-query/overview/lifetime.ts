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
  print('before');
  const first = store.dispatch(initiate('west'));
  print('a component mounts');
  const second = store.dispatch(initiate('west')); // shares the request
  await Promise.all([first, second]);
  print('the response arrives');
  first.unsubscribe();
  await passSeconds(300);
  print('5 minutes after the first unmounts');
  second.unsubscribe();
  await passSeconds(59);
  print('59 s after the last unmounts');
  await passSeconds(2);
  print('61 s after the last unmounts');
}
