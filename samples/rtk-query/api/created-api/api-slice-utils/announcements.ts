import {makeStore} from './makeStore';
import {theatreApi} from './theatreApi';

const withAnnouncements = theatreApi.injectEndpoints({
  endpoints: (build) => ({
    getAnnouncements: build.query<string[], void>({
      queryFn: () => ({data: ['Doors open at 7']}),
      merge: (shown, incoming) => {
        shown.push(...incoming);
      },
    }),
  }),
});
const {getAnnouncements} = withAnnouncements.endpoints;

const store = makeStore();
await store.dispatch(getAnnouncements.initiate());

// #region upsert
const replaced = await store.dispatch(
  withAnnouncements.util.upsertQueryData('getAnnouncements', undefined, [
    'Tonight is canceled',
  ]),
);
console.log('upsertQueryData:', replaced.data);

store.dispatch(
  withAnnouncements.util.updateQueryData(
    'getAnnouncements',
    undefined,
    () => ['Tonight is canceled'],
  ),
);
const {data} = getAnnouncements.select()(store.getState());
console.log('updateQueryData:', data);
// #endregion
