import {carEntered, fetchCapacity} from '../step-7/garageSlice';
import {store} from '../step-7/store';

// #region dispatch
// @ts-expect-error The creator wants a level name. Here it would be handed `dispatch`.
store.dispatch(carEntered);

// @ts-expect-error JavaScript prints nothing for a thunk creator, and no request leaves.
store.dispatch(fetchCapacity);
// #endregion
