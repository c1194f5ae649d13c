import {inLife} from '../../../testing/life/inLife';
import {requestInLife} from '../../../testing/life/requestInLife';
import {airApi} from './airApi';
import {cleanestStation} from './cleanestStation';
import {airServer} from './handlers';
import {importReports} from './importReports';
import {liveReading} from './liveReading';
import {ReadingCard} from './ReadingCard';
import {allSettled, pendingReading, readUnlessAborted} from './running';
import {makeStore} from './store';
import {watchQuery} from './watchQuery';

const network = () => airServer().handlers;

inLife('ReadingCard', {
  network,
  store: makeStore,
  api: airApi,
  args: ['harbor', 'airport'],
  show: (station) => <ReadingCard station={station} />,
  data: (station) => (station === 'harbor' ? '12 µg' : '31 µg'),
});
requestInLife('cleanestStation', {
  network,
  run: () => makeStore().dispatch(cleanestStation()),
});
requestInLife('importReports', {
  network,
  run: () => importReports(makeStore(), [{station: 'park', pm25: 7}]),
});
requestInLife('liveReading', {
  network,
  async run() {
    const store = makeStore();
    const {stop} = liveReading(store, 'harbor');
    await allSettled(store);
    stop();
    const {data, error} = airApi.endpoints.reading.select('harbor')(
      store.getState(),
    );
    return {data, error};
  },
});
requestInLife('running: pendingReading', {
  network,
  async run() {
    const store = makeStore();
    store.dispatch(airApi.endpoints.reading.initiate('harbor'));
    const {data, error} = (await pendingReading(store, 'harbor'))!;
    return {data, error};
  },
});
requestInLife('running: readUnlessAborted', {
  network,
  run: () =>
    readUnlessAborted(makeStore(), 'harbor', new AbortController().signal),
});
requestInLife('watchQuery', {
  network,
  run: () =>
    new Promise((resolve) => {
      watchQuery(
        makeStore(),
        airApi.endpoints.reading,
        'harbor',
        ({status, data, error}) => {
          if (data || error) resolve({status, data, error});
        },
      );
    }),
});
