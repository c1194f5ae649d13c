import {createAction, createListenerMiddleware} from '@reduxjs/toolkit';
import {ordersApi} from './ordersApi';

export const shipAllRequested = createAction('orders/shipAllRequested');
export const shipAllFailed = createAction('orders/shipAllFailed');
export const shipping = createListenerMiddleware();

shipping.startListening({
  actionCreator: shipAllRequested,
  effect: async (_action, {dispatch, subscribe, unsubscribe}) => {
    const {getOrders, shipOrder} = ordersApi.endpoints;
    // A second click must not ship everything a second time.
    unsubscribe();
    try {
      // A list that is loading now may be older than the last shipment.
      await dispatch(
        ordersApi.util.getRunningQueryThunk('getOrders', undefined),
      );
      const request = dispatch(
        // The cached list may be old.
        getOrders.initiate(undefined, {forceRefetch: true}),
      );
      const orders = await request
        .unwrap()
        .finally(() => request.unsubscribe());
      for (const {id, isShipped} of orders) {
        if (isShipped) continue;
        await dispatch(shipOrder.initiate(id, {track: false})).unwrap();
      }
    } catch {
      dispatch(shipAllFailed());
    } finally {
      subscribe();
    }
  },
});
