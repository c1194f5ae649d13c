import {useDispatch} from 'react-redux';
import type {AppDispatch} from './makeStore';
import {theatreApi} from './theatreApi';

interface Props {
  /** Ends the session, so that the app renders its sign-in page. */
  onSignOut: () => void;
}

export function SignOut({onSignOut}: Props) {
  const dispatch = useDispatch<AppDispatch>();
  return (
    <button
      onClick={() => {
        onSignOut();
        dispatch(theatreApi.util.resetApiState());
      }}
    >
      Sign out
    </button>
  );
}
