import {configureStore} from '@reduxjs/toolkit';
import {vi} from 'vitest';
import {inLife} from '../../../testing/life/inLife';
import {requestInLife} from '../../../testing/life/requestInLife';
import {CheckedFilm} from './CheckedFilm';
import {convertedApi} from './convertedApi';
import {DimmedFilm} from './DimmedFilm';
import {FilmCard} from './FilmCard';
import {FilmList} from './FilmList';
import {FilmPager} from './FilmPager';
import {FilmRows} from './FilmRows';
import {filmsApi} from './filmsApi';
import {FilmTitle} from './FilmTitle';
import {FilmTotal} from './FilmTotal';
import {FilmWithRetry} from './FilmWithRetry';
import {filtersSlice} from './filtersSlice';
import {fakeArchive} from './handlers';
import {SearchForm} from './SearchForm';
import {SilentFilms} from './SilentFilms';
import {SortedFilms} from './SortedFilms';
import {SteadyList} from './SteadyList';
import {makeStore} from './store';
import {useFilteredFilms} from './useFilteredFilms';

const network = () => fakeArchive().handlers;
const archive = {network, store: makeStore, api: filmsApi};
const film = {
  ...archive,
  args: ['f1', 'f2'] as const,
  data: (id: string) => (id === 'f1' ? 'Faust' : 'Sunrise'),
};
const films = {...archive, data: () => 'Vampyr'};

inLife('App', {
  network,
  load: async () => {
    const {App} = await import('./App');
    return {element: <App />};
  },
  data: () => 'Vampyr',
});
inLife('FilmCard', {...film, show: (id) => <FilmCard id={id} />});
inLife('DimmedFilm', {
  ...film,
  show: (id) => <DimmedFilm id={id} />,
  except: {wrongArgument: 'dims the old film until the new one is there'},
});
inLife('FilmWithRetry', {...film, show: (id) => <FilmWithRetry id={id} />});
inLife('FilmPager', {
  ...film,
  show: () => <FilmPager ids={['f1', 'f2']} />,
  change: (person) => person.click('Next'),
});
inLife('CheckedFilm', {
  ...film,
  store: () =>
    configureStore({
      reducer: {[convertedApi.reducerPath]: convertedApi.reducer},
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware().concat(convertedApi.middleware),
    }),
  api: convertedApi,
  show: (id) => <CheckedFilm id={id} />,
});
inLife('FilmTitle', {...film, show: (id) => <FilmTitle id={id} />});
inLife('FilmList', {...films, show: () => <FilmList onPick={() => {}} />});
inLife('FilmRows', {
  ...archive,
  show: () => <FilmRows ids={['f1', 'f2']} />,
  data: () => 'Sunrise',
});
inLife('FilmTotal', {
  ...archive,
  show: () => <FilmTotal ids={['f1', 'f2']} />,
  data: () => '2 of 2 films',
});
inLife('SortedFilms', {...films, show: () => <SortedFilms />});
inLife('SteadyList', {...films, show: () => <SteadyList />});
inLife('SilentFilms', {
  ...archive,
  show: () => <SilentFilms until={1927} />,
  data: () => '2 silent films',
});
inLife('SearchForm', {
  ...archive,
  show: () => <SearchForm />,
  act: async (person) => {
    await person.type('Title', 'un');
    await person.click('Search');
  },
});
requestInLife('wrongYear', {
  network,
  async run() {
    vi.resetModules();
    await import('./wrongYear');
  },
});

function FilteredFilms() {
  const {currentData, isError} = useFilteredFilms();
  return (
    <p>
      {!currentData && !isError && 'Loading…'}
      {currentData?.map(({title}) => title).join(', ')}
      {isError && ' The films could not be loaded.'}
    </p>
  );
}
inLife('useFilteredFilms', {
  ...archive,
  store: () =>
    configureStore({
      reducer: {
        [filmsApi.reducerPath]: filmsApi.reducer,
        [filtersSlice.reducerPath]: filtersSlice.reducer,
      },
      middleware: (getDefault) => getDefault().concat(filmsApi.middleware),
    }),
  show: () => <FilteredFilms />,
  data: () => 'Sunrise',
});
