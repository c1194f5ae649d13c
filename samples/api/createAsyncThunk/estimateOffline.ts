import {estimateJob} from './estimateJob';
import {pagesCounted} from './estimateSlice';
import {makeStore} from './store';

const requested: string[] = [];

// Stands in for the network.
const store = makeStore({
  async pricePerPage(paper) {
    requested.push(paper);
    return paper === 'recycled' ? 3 : 0;
  },
});
store.dispatch(pagesCounted(40));

console.log(await store.dispatch(estimateJob('recycled')).unwrap());

const refused = await store.dispatch(estimateJob('papyrus'));
console.log(refused.type, refused.payload);
console.log(requested);
