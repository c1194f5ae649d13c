import {makeStore, renderPreview} from './renderPreview';

const store = makeStore();

console.log('-- abort() of the promise');
const preview = store.dispatch(renderPreview('menu.pdf'));
preview.abort('The customer closed the preview');
console.log('aborted:', (await preview).meta.requestStatus);

console.log('-- a signal of your own, aborted while the request runs');
const route = new AbortController();
const other = store.dispatch(
  renderPreview('menu.pdf', {signal: route.signal}),
);
route.abort(new Error('Route left'));
await other;

console.log('-- the same signal, already aborted');
await store.dispatch(renderPreview('menu.pdf', {signal: route.signal}));
