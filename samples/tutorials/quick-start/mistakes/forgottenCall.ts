import {carEntered, loadCapacity} from '../step-5/src/garageSlice';
import {store} from '../step-5/src/store';

// #region dispatch
// Wrong: the call is missing. It would get `dispatch` as its payload.
// @ts-expect-error the id of a level is expected
store.dispatch(carEntered);

// Wrong: the call is missing. There is no warning, and no request.
// @ts-expect-error a thunk is expected, not its creator
store.dispatch(loadCapacity);
// #endregion
