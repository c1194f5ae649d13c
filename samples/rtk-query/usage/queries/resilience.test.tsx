import {inLife} from '../../../testing/life/inLife';
import {CheckedFilm} from './CheckedFilm';
import {filmsApi} from './filmsApi';
import {FilmCard} from './FilmCard';
import {fakeArchive} from './handlers';
import {makeStore} from './store';

const archive = {
  network: () => fakeArchive().handlers,
  store: makeStore,
  api: filmsApi,
};
const title = (id: string) => (id === 'f1' ? 'Faust' : 'Sunrise');

inLife('FilmCard', {
  ...archive,
  args: ['f1', 'f2'],
  show: (id) => <FilmCard id={id} />,
  data: title,
});
