import {
  configureStore,
  createAsyncThunk,
  type Middleware,
} from '@reduxjs/toolkit';

export const renderPreview = createAsyncThunk(
  'preview/render',
  async (file: string, {signal}) => {
    const name = encodeURIComponent(file);
    const address = `https://print.example/previews/${name}`;
    // `fetch` cancels its request when the signal is aborted.
    const response = await fetch(address, {signal});
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return response.text();
  },
);

const logger: Middleware = () => (next) => (action) => {
  if (renderPreview.pending.match(action)) console.log('pending');
  if (renderPreview.rejected.match(action))
    console.log('rejected:', action.error);
  return next(action);
};

export const makeStore = () =>
  configureStore({
    reducer: () => null,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(logger),
  });
