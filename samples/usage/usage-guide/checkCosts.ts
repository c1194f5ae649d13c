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

// #region count
/** How many values each check looks at for one action. */
export function count(preloaded: boolean) {
  let mutable = 0;
  let serializable = 0;
  const store = configureStore({
    reducer: {stations: stations.reducer},
    preloadedState: preloaded ? {stations: plan} : undefined,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        immutableCheck: {
          isImmutable: (value: unknown) => (
            mutable++,
            isImmutableDefault(value)
          ),
        },
        serializableCheck: {
          isSerializable: (value: unknown) => (
            serializable++,
            isPlain(value)
          ),
        },
      }),
  });
  // #endregion
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
