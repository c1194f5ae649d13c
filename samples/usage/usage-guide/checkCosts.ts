import {
  configureStore,
  createSlice,
  isImmutableDefault,
  isPlain,
} from '@reduxjs/toolkit';

interface Station {
  name: string;
  bikes: number;
}

const plan: Station[] = Array.from({length: 1000}, (_, i) => ({
  name: `Station ${i}`,
  bikes: 5,
}));

const stations = createSlice({
  name: 'stations',
  initialState: [] as Station[],
  reducers: {
    planLoaded: () => plan.map((station) => ({...station})),
    bikeTaken(state) {
      state[0]!.bikes -= 1;
    },
  },
});
const {planLoaded, bikeTaken} = stations.actions;

let mutable = 0;
let serializable = 0;

/** Both checks as they are, except that they count their steps. */
function makeCountingStore(preloadedState?: {stations: Station[]}) {
  return configureStore({
    reducer: {stations: stations.reducer},
    preloadedState,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        immutableCheck: {
          isImmutable(value: unknown) {
            mutable += 1;
            return isImmutableDefault(value);
          },
        },
        serializableCheck: {
          isSerializable(value: unknown) {
            serializable += 1;
            return isPlain(value);
          },
        },
      }),
  });
}

export function count(preloaded: boolean) {
  const store = makeCountingStore(preloaded ? {stations: plan} : undefined);
  const measure = (type: string, action: {type: string}) => {
    mutable = serializable = 0;
    store.dispatch(action);
    console.log(type.padEnd(34), mutable, '/', serializable);
  };

  if (preloaded) {
    measure('preloaded, other action', {type: 'clockTicked'});
    measure('preloaded, again', {type: 'clockTicked'});
  } else {
    measure('a slice receives 1,000 stations', planLoaded());
    measure('other action', {type: 'clockTicked'});
  }
  measure('one station changes', bikeTaken());
  measure('other action', {type: 'clockTicked'});
}

count(false);
count(true);
