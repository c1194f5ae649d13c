import {createAction, createListenerMiddleware} from '@reduxjs/toolkit';
import {
  type AppDispatch,
  type Bid,
  type RootState,
  upsertBid,
} from './auctionApi';
import {liveBidsApi} from './liveBids';
import {roomCallsApi} from './roomCalls';

export const saleEntered = createAction<string>('sale/entered');
export const saleLeft = createAction('sale/left');

type SaleMessage =
  | {kind: 'bid'; lotId: number; bid: Bid}
  | {kind: 'call'; room: string; text: string};

export const saleListener = createListenerMiddleware();

const startListening = saleListener.startListening.withTypes<
  RootState,
  AppDispatch
>();

startListening({
  actionCreator: saleEntered,
  async effect({payload: sale}, listenerApi) {
    const {cancelActiveListeners, condition, dispatch} = listenerApi;
    cancelActiveListeners(); // leaves a sale that was entered before
    const socket = new WebSocket(`wss://auction.example/sales/${sale}`);
    socket.addEventListener('message', ({data}) => {
      const message: SaleMessage = JSON.parse(data);
      if (message.kind === 'bid') {
        const {lotId, bid} = message;
        dispatch(
          liveBidsApi.util.updateQueryData('liveBids', lotId, (bids) =>
            upsertBid(bids, bid),
          ),
        );
      } else {
        const {room, text} = message;
        dispatch(
          roomCallsApi.util.updateQueryData('roomCalls', room, (calls) => {
            calls.push(text);
            if (calls.length > 100) calls.shift();
          }),
        );
      }
    });
    try {
      await condition(saleLeft.match);
    } finally {
      socket.close();
    }
  },
});
