import {createApi} from '@reduxjs/toolkit/query/react';
import {http, HttpResponse} from 'msw';
import {inLife} from '../../../testing/life/inLife';
import {requestInLife} from '../../../testing/life/requestInLife';
import {AreaFinder} from './AreaFinder';
import {catalogApi} from './catalogApi';
import {clientBaseQuery} from './clientBaseQuery';
import {storeWith} from './handlers';
import {ImageSearch} from './ImageSearch';
import {orbitApi} from './orbitApi';
import {searchApi} from './searchApi';
import {tinyClient} from './tinyClient';

inLife('ImageSearch', {
  network: () => [
    http.get('https://orbit.example/*', () => HttpResponse.json(['Delta'])),
  ],
  store: () => storeWith(searchApi),
  api: searchApi,
  show: () => <ImageSearch />,
  act: (person) => person.type('Area', 'delta'),
  patience: 1000,
});

inLife('AreaFinder', {
  network: () => [
    http.get('https://orbit.example/*', () => HttpResponse.json(['Delta'])),
  ],
  store: () => storeWith(searchApi),
  api: searchApi,
  show: () => <AreaFinder />,
  // The same text again is no other argument: there is a button for it.
  act: (person) =>
    document.body.textContent.includes('Try again')
      ? person.click('Try again')
      : person.type('Area', 'delta'),
  patience: 1000,
});

const delta = {id: 'a', area: 'delta'};
/** What a component gets: the data or the error of the entry. */
const outcome = async (request: PromiseLike<object>) => {
  const {data, error} = (await request) as {
    data?: unknown;
    error?: unknown;
  };
  return {data, error};
};
requestInLife('graphqlBaseQuery', {
  network: () => [
    http.post('https://orbit.example/graphql', () =>
      HttpResponse.json({data: {images: [delta]}}),
    ),
  ],
  run: () =>
    outcome(
      storeWith(catalogApi).dispatch(
        catalogApi.endpoints.imagesOfArea.initiate('delta'),
      ),
    ),
});
requestInLife('orbitSdk', {
  network: () => [
    http.post('https://orbit.example/rpc/*', () =>
      HttpResponse.json({result: delta, credits: 3}),
    ),
  ],
  run: () =>
    outcome(
      storeWith(orbitApi).dispatch(orbitApi.endpoints.image.initiate('a')),
    ),
});
const tinyApi = createApi({
  baseQuery: clientBaseQuery(tinyClient),
  endpoints: (build) => ({
    image: build.query<unknown, string>({
      query: (id) => ({url: `images/${id}`}),
    }),
  }),
});
requestInLife('tinyClient', {
  network: () => [
    http.get('https://orbit.example/api/images/*', () =>
      HttpResponse.json(delta),
    ),
  ],
  run: () =>
    outcome(
      storeWith(tinyApi).dispatch(tinyApi.endpoints.image.initiate('a')),
    ),
});
