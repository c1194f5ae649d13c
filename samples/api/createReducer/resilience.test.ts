import {configureStore} from '@reduxjs/toolkit';
import {http, HttpResponse} from 'msw';
import {requestInLife} from '../../testing/life/requestInLife';
import {cardReducer, checkBalance} from './cardBalance';

requestInLife('cardBalance', {
  network: () => [
    http.get('https://subway.example/api/cards/:id', () =>
      HttpResponse.json({cents: 1250}),
    ),
  ],
  run: async () => {
    const store = configureStore({reducer: cardReducer});
    await store.dispatch(checkBalance('c1'));
    return store.getState();
  },
});
