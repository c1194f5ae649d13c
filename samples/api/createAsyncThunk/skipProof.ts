import {configureStore} from '@reduxjs/toolkit';
import {loadProof, proofSlice} from './proofSlice';

const store = configureStore({reducer: {proof: proofSlice.reducer}});

const first = store.dispatch(loadProof('menu.pdf'));
const second = store.dispatch(loadProof('menu.pdf'));

console.log('skipped:', (await second).meta.requestStatus);
await second.unwrap().catch((error) => console.log('unwrap:', error));
console.log('first:', await first.unwrap());
