import type {Dispatch} from '@reduxjs/toolkit';
import {invoicesApi} from './invoicesApi';

/** Each message of the socket is the number of an invoice. */
export function listenForPayments(socket: EventTarget, dispatch: Dispatch) {
  const onMessage = (event: Event) => {
    if (!(event instanceof MessageEvent)) return;
    const id = Number(event.data);
    dispatch(invoicesApi.util.invalidateTags([{type: 'Invoice', id}]));
  };
  socket.addEventListener('message', onMessage);
  return () => socket.removeEventListener('message', onMessage);
}
