import {createListenerMiddleware} from '@reduxjs/toolkit';
import {bankApi} from './bankApi';
import {invoicesApi} from './invoicesApi';

export const bankListener = createListenerMiddleware();

bankListener.startListening({
  matcher: bankApi.endpoints.refund.matchFulfilled,
  effect: (action, {dispatch}) => {
    const id = action.meta.arg.originalArgs.invoiceId;
    dispatch(invoicesApi.util.invalidateTags([{type: 'Invoice', id}]));
  },
});
