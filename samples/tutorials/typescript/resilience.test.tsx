import {inLife} from '../../testing/life/inLife';

inLife('HiveList', {
  load: async () => {
    const {HiveList} = await import('./HiveList');
    const {store} = await import('./store');
    const {hiveWeighed} = await import('./hivesSlice');
    store.dispatch(hiveWeighed({id: 'linden', grams: 40_000}));
    return {element: <HiveList />, store};
  },
  act: (person) => person.click('Weigh linden'),
});
