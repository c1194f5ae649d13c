import {configureStore} from '@reduxjs/toolkit';
import {http, HttpResponse} from 'msw';
import {requestInLife} from '../../testing/life/requestInLife';
import {notesRequested, showNotesSlice} from './showNotesSlice';
import {transcriptSlice} from './transcriptSlice';

requestInLife('showNotesSlice', {
  network: () => [
    http.get('https://podcasts.example/notes/:id', () =>
      HttpResponse.text('About the deep sea'),
    ),
  ],
  run: async () => {
    const {reducer} = showNotesSlice;
    const store = configureStore({reducer: {showNotes: reducer}});
    await store.dispatch(notesRequested('e1'));
    return store.getState();
  },
});

requestInLife('transcriptSlice', {
  network: () => [
    http.get('https://podcasts.example/transcripts/:id', () =>
      HttpResponse.text('Welcome back'),
    ),
  ],
  run: async () => {
    const {reducer, actions} = transcriptSlice;
    const store = configureStore({reducer});
    await store.dispatch(actions.transcriptRequested('e1'));
    return store.getState();
  },
});
