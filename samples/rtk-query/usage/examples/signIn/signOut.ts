import {sessionEnded} from './sessionSlice';
import {staffApi} from './staffApi';
import type {AppDispatch} from './store';

export const signOut = () => (dispatch: AppDispatch) => {
  // First the token, so that a request sent from now on carries none.
  dispatch(sessionEnded());
  dispatch(staffApi.util.resetApiState());
};
