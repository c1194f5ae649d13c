import {configureStore, createSlice} from '@reduxjs/toolkit';

const teapots = createSlice({
  name: 'teapots',
  initialState: {clean: 6},
  reducers: {},
});

configureStore({
  reducer: teapots.reducer,
  middleware: (getDefaultMiddleware) => {
    const middleware = getDefaultMiddleware();
    console.log('Middleware:', middleware.length);
    return middleware;
  },
});

try {
  createSlice({name: '', initialState: {clean: 6}, reducers: {}});
} catch (error) {
  if (error instanceof Error) console.log(error.message);
}
