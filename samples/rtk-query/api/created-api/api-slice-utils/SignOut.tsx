import {useDispatch} from 'react-redux';
import type {AppDispatch} from './makeStore';
import {theatreApi} from './theatreApi';

interface Props {
  /** Ends the session, so that the app renders its sign-in page. */
  onSignOut: () => void | Promise<void>;
}

export function SignOut({onSignOut}: Props) {
  const dispatch = useDispatch<AppDispatch>();
  return (
    <button
      onClick={async () => {
        try {
          // The reset would abort a request to sign out: wait for it.
          await onSignOut();
        } finally {
          // Even if that fails: the data must not wait for the next user.
          dispatch(theatreApi.util.resetApiState());
        }
      }}
    >
      Sign out
    </button>
  );
}
