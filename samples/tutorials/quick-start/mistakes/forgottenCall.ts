import {carEntered, fetchCapacity} from '../step-7/garageSlice';
import {store} from '../step-7/store';

// #region dispatch
// @ts-expect-error It wants a level name, and would get `dispatch`.
store.dispatch(carEntered);

// @ts-expect-error At run time: no warning, no request.
store.dispatch(fetchCapacity);
// #endregion
