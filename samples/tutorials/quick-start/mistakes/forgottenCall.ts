import {carEntered, fetchCapacity} from '../step-7/garageSlice';
import {store} from '../step-7/store';

// #region dispatch
// Wrong: the call is missing. It would get `dispatch` as its payload.
// @ts-expect-error a level name is expected
store.dispatch(carEntered);

// Wrong: the call is missing. There is no warning, and no request.
// @ts-expect-error a thunk is expected, not its creator
store.dispatch(fetchCapacity);
// #endregion
