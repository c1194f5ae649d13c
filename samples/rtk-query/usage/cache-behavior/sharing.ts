import {museumApi} from './museumApi';
import {makeStore} from './store';

const {getExhibits} = museumApi.endpoints;
const store = makeStore();
const query = store.dispatch(getExhibits.initiate());
const before = await query.unwrap();

// Meanwhile, exhibit 2 got one more visitor. The others are the same.
const after = await query.refetch().unwrap();

console.log('list:', before === after);
console.log('exhibit 1:', before[0] === after[0]);
console.log('exhibit 2:', before[1] === after[1]);
