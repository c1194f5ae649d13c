import {
  configureStore,
  isRejected,
  isRejectedWithValue,
  type Middleware,
} from '@reduxjs/toolkit';
import {checkoutApi} from './checkoutApi';
import {receiptApi} from './receiptApi';

// #region middleware
const logRejected: Middleware = () => (next) => (action) => {
  if (isRejected(action)) {
    const {condition, aborted} = action.meta;
    console.log({
      isRejectedWithValue: isRejectedWithValue(action),
      payload: action.payload,
      error: `${action.error.name ?? '-'}: ${action.error.message ?? '-'}`,
      condition,
      aborted,
    });
  }
  return next(action);
};
// #endregion

export async function printRejected() {
  const store = configureStore({
    reducer: {
      checkout: checkoutApi.reducer,
      receipt: receiptApi.reducer,
    },
    middleware: (defaults) =>
      defaults()
        .prepend(logRejected)
        .concat(checkoutApi.middleware, receiptApi.middleware),
  });
  const cart = () => store.dispatch(checkoutApi.endpoints.cart.initiate());
  console.log('the server responds with 500');
  await cart();
  console.log('sent again while the request is pending');
  const pending = cart();
  await new Promise((resolve) => setTimeout(resolve));
  await Promise.race([cart(), new Promise((go) => setTimeout(go))]);
  console.log('aborted');
  pending.abort();
  await pending;
  console.log('transformResponse throws');
  await store.dispatch(receiptApi.endpoints.receiptTotal.initiate('7'));
}
