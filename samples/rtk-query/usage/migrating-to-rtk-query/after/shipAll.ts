import {createAction, createListenerMiddleware} from '@reduxjs/toolkit';
import {ordersApi} from './ordersApi';

export const shipAllRequested = createAction('orders/shipAllRequested');
export const shipAllFailed = createAction('orders/shipAllFailed');

/** Call it once for each store. */
export function makeShipping() {
  const shipping = createListenerMiddleware();
  let isBusy = false;

  shipping.startListening({
    actionCreator: shipAllRequested,
    effect: async (_action, {dispatch}) => {
      if (isBusy) return;
      isBusy = true;
      const {getOrders, shipOrder} = ordersApi.endpoints;
      try {
        const request = dispatch(
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
        isBusy = false;
      }
    },
  });
  return shipping.middleware;
}
