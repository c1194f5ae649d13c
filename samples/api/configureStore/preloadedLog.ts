import {setupStore, type RootState} from './setupStore';

const json = '{"stock": 12, "grinders": ["left"]}';
const saved: Partial<RootState> = JSON.parse(json);

export const store = setupStore(saved);

console.log(store.getState());
