import {bindActionCreators, configureStore} from '@reduxjs/toolkit';
import {ticketReturned, ticketSold, ticketsSlice} from './ticketsSlice';

const store = configureStore({reducer: {tickets: ticketsSlice.reducer}});

// The scanner's driver knows neither Redux nor the store.
function connectScanner(desk: {
  ticketSold: (buyer: string, makeId?: () => string) => unknown;
  ticketReturned: (id: string) => unknown;
}) {
  desk.ticketSold('Ines', () => 'A-1');
  desk.ticketSold('Omar', () => 'A-2');
  desk.ticketReturned('A-1');
}

connectScanner(
  bindActionCreators({ticketSold, ticketReturned}, store.dispatch),
);

console.log(store.getState().tickets);
