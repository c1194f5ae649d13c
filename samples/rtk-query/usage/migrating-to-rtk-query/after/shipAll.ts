import {createAction, createListenerMiddleware} from '@reduxjs/toolkit';
import {ordersApi} from './ordersApi';

export const shipAllRequested = createAction('orders/shipAllRequested');
export const shipping = createListenerMiddleware();

shipping.startListening({
  actionCreator: shipAllRequested,
  effect: async (_action, {dispatch}) => {
    const {getOrders, shipOrder} = ordersApi.endpoints;
    const reading = getOrders.initiate(undefined, {subscribe: false});
    const orders = await dispatch(reading).unwrap();
    for (const {id, isShipped} of orders)
      if (!isShipped) {
        const sending = shipOrder.initiate(id, {track: false});
        await dispatch(sending).unwrap();
      }
  },
});
