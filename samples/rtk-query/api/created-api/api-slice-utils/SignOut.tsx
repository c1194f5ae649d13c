import {useDispatch} from 'react-redux';
import type {AppDispatch} from './makeStore';
import {theatreApi} from './theatreApi';

export function SignOut() {
  const dispatch = useDispatch<AppDispatch>();
  return (
    <button onClick={() => dispatch(theatreApi.util.resetApiState())}>
      Sign out
    </button>
  );
}
