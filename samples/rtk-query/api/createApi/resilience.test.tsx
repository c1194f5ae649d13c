import {configureStore} from '@reduxjs/toolkit';
import {http, HttpResponse} from 'msw';
import {inLife} from '../../../testing/life/inLife';
import {requestInLife} from '../../../testing/life/requestInLife';
import {archiveApi} from './archiveApi';
import {BookList} from './BookList';
import {libraryServer} from './handlers';
import {libraryApi} from './libraryApi';

inLife('BookList', {
  network: () => libraryServer().handlers,
  store: () =>
    configureStore({
      reducer: {[libraryApi.reducerPath]: libraryApi.reducer},
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware().concat(libraryApi.middleware),
    }),
  api: libraryApi,
  show: () => <BookList card="R-77" />,
  data: () => 'The Tide Tables',
  act: (person) => person.click('Borrow'),
});
requestInLife('archiveApi', {
  network: () => [
    http.get('https://archive.example/api/letters/:id', () =>
      HttpResponse.json({text: 'Dear Ines'}),
    ),
  ],
  async run() {
    const store = configureStore({
      reducer: {[archiveApi.reducerPath]: archiveApi.reducer},
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware().concat(archiveApi.middleware),
    });
    const {data, error} = await store.dispatch(
      archiveApi.endpoints.letter.initiate(4, {subscribe: false}),
    );
    return {data, error};
  },
});
