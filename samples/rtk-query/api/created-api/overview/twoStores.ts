import {makeStoreFor} from './makeStoreFor';
import {skyApi} from './skyApi';

const dome = makeStoreFor(skyApi);
const office = makeStoreFor(skyApi);
const {getStar} = skyApi.endpoints;
const selectVega = getStar.select('vega');

await dome.dispatch(getStar.initiate('vega'));
console.log('dome:', selectVega(dome.getState()).data);
console.log('office:', selectVega(office.getState()).status);
