import {makeStore} from './makeStore';
import {sensorApi} from './sensorApi';

const store = makeStore();
await store.dispatch(sensorApi.endpoints.getReading.initiate('fern'));

const {queries, provided, config} = store.getState().sensors;
for (const [queryCacheKey, entry] of Object.entries(queries)) {
  console.log(queryCacheKey, entry?.status, entry?.data);
}
console.log(provided.tags.Reading);
console.log({online: config.online, focused: config.focused});
