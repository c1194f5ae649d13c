import {http, HttpResponse} from 'msw';
import {vi} from 'vitest';
import {inLife} from '../../../testing/life/inLife';
import {EndlessLog} from './EndlessLog';
import {quakeServer} from './handlers';
import {QuakeLog} from './QuakeLog';
import {QuakePages} from './QuakePages';
import {makeStore, quakesApi} from './quakesApi';
import {Timeline} from './Timeline';

const quakes = {
  network: () => quakeServer().handlers,
  store: makeStore,
  api: quakesApi,
};
const regions = {
  ...quakes,
  network: () => [
    http.get(
      'https://quakes.example/api/regions/:region/quakes',
      ({params, request}) => {
        const page = Number(new URL(request.url).searchParams.get('page'));
        const quake = {
          id: page,
          place: `${params.region} ${page}`,
          magnitude: 3,
        };
        return HttpResponse.json({quakes: [quake], page, pageCount: 2});
      },
    ),
  ],
  args: ['Kos', 'Samos'] as const,
  data: (region: string) => `${region} 1`,
};

inLife('QuakePages', {
  ...quakes,
  args: [1, 2],
  show: () => <QuakePages />,
  change: (person) => person.click('Older'),
  data: (page) => (page === 1 ? 'Kos' : 'Samos'),
});
inLife('QuakeLog', {
  ...regions,
  show: (region) => <QuakeLog region={region} />,
});
inLife('QuakeLog, next page', {
  ...regions,
  args: undefined,
  show: () => <QuakeLog region="Kos" />,
  data: undefined,
  act: (person) => person.click(/Load more|Try again/),
});
inLife('EndlessLog', {
  ...regions,
  show: (region) => {
    // jsdom lays nothing out: the end is never visible.
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    return <EndlessLog region={region} />;
  },
});
inLife('Timeline', {
  ...quakes,
  args: [105, 101],
  show: (quakeId) => <Timeline quakeId={quakeId} />,
  data: (quakeId) => (quakeId === 105 ? 'Kos' : 'Milos'),
});
