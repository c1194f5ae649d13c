// #region middleware
import {
  configureStore,
  createAction,
  type Middleware,
} from '@reduxjs/toolkit';
import {rootReducer} from './store';

export const seatRequested = createAction(
  'desk/seatRequested',
  (classId: string) => ({payload: classId}),
);

export interface Receipt {
  classId: string;
  seat: number;
}

// ts: What the middleware adds to dispatch.
interface DeskDispatch {
  (action: ReturnType<typeof seatRequested>): Promise<Receipt>;
}

export const desk: Middleware<DeskDispatch> = () => {
  let seat = 0;
  return (next) => (action) => {
    if (!seatRequested.match(action)) return next(action);
    return Promise.resolve({classId: action.payload, seat: ++seat});
  };
};
// #endregion

// #region stores
const prepended = configureStore({
  reducer: rootReducer,
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware().prepend(desk),
});

const appended = configureStore({
  reducer: rootReducer,
  middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(desk),
});

// ts: Promise<Receipt>
export const receipt = prepended.dispatch(seatRequested('salsa'));
// ts: Has the type of the action, although it is a promise here, too.
export const mistyped = appended.dispatch(seatRequested('salsa'));
// #endregion
