import {
  configureStore,
  createListenerMiddleware,
  createSlice,
  isRejected,
  isRejectedWithValue,
  type PayloadAction,
} from '@reduxjs/toolkit';
import {checkoutApi} from './checkoutApi';
import {errorText, isFetchBaseQueryError} from './errorText';
import {receiptApi} from './receiptApi';

export const toastSlice = createSlice({
  name: 'toasts',
  initialState: [] as string[],
  reducers: {
    toastAdded(toasts, {payload}: PayloadAction<string>) {
      toasts.push(payload);
    },
  },
});

const {toastAdded} = toastSlice.actions;

function endpointOf(arg: unknown): string | undefined {
  return typeof arg === 'object' && arg !== null && 'endpointName' in arg
    ? String(arg.endpointName)
    : undefined; // an ordinary thunk
}

const errorListener = createListenerMiddleware();

errorListener.startListening({
  matcher: isRejected,
  effect(action, {dispatch}) {
    const {arg, condition, aborted} = action.meta;
    const endpoint = endpointOf(arg);
    if (!endpoint || condition || aborted) return;

    const error =
      isRejectedWithValue(action) && isFetchBaseQueryError(action.payload)
        ? action.payload
        : action.error;
    dispatch(toastAdded(`${endpoint}: ${errorText(error)}`));
  },
});

export const makeStore = () =>
  configureStore({
    reducer: {
      toasts: toastSlice.reducer,
      [checkoutApi.reducerPath]: checkoutApi.reducer,
      [receiptApi.reducerPath]: receiptApi.reducer,
    },
    middleware: (defaults) =>
      defaults()
        .prepend(errorListener.middleware)
        .concat(checkoutApi.middleware, receiptApi.middleware),
  });
