import {http, HttpResponse} from 'msw';
import {inLife} from '../../../testing/life/inLife';
import {storeWith} from './handlers';
import {ImageSearch} from './ImageSearch';
import {searchApi} from './searchApi';

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
