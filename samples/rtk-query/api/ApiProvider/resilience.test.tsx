import {http, HttpResponse} from 'msw';
import {inLife} from '../../../testing/life/inLife';
import {ForgetfulPanel} from './ForgetfulPanel';
import {isolatedApi, TideProvider} from './isolated';
import {LastingPanel} from './LastingPanel';
import {QuietWidget} from './QuietWidget';
import {TideWidget} from './TideWidget';

const network = () => [
  http.get('https://harbor.example/api/tides/:harbor', ({params}) =>
    HttpResponse.json([
      {time: '04:12', meters: params.harbor === 'brest' ? 6 : 2},
    ]),
  ),
];
const tides = {
  network,
  args: ['brest', 'nantes'] as const,
  data: (harbor: string) => (harbor === 'brest' ? '6 m' : '2 m'),
};
const brest = {network, data: () => '6 m'};

inLife('TideWidget', {
  ...tides,
  show: (harbor) => <TideWidget harbor={harbor} />,
});
inLife('QuietWidget', {
  ...tides,
  show: (harbor) => <QuietWidget harbor={harbor} />,
});
inLife('MigratedWidget', {
  ...tides,
  load: async (harbor) => {
    const {MigratedWidget} = await import('./MigratedWidget');
    const {store} = await import('./store');
    const {tideApi} = await import('./tideApi');
    return {
      element: <MigratedWidget harbor={harbor} />,
      store,
      api: tideApi,
    };
  },
});
inLife('ForgetfulPanel', {...brest, show: () => <ForgetfulPanel />});
inLife('LastingPanel', {...brest, show: () => <LastingPanel />});

function IsolatedTides() {
  const {data, isError} = isolatedApi.useGetTidesQuery('brest');
  if (isError) return <p>No tides.</p>;
  return <p>{data?.map(({meters}) => `${meters} m`)}</p>;
}
inLife('TideProvider', {
  ...brest,
  show: () => (
    <TideProvider>
      <IsolatedTides />
    </TideProvider>
  ),
});
