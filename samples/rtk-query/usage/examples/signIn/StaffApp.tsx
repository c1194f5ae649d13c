import {useDispatch, useSelector} from 'react-redux';
import {signOut} from './signOut';
import {useOrdersQuery, useSignInMutation} from './staffApi';
import type {AppDispatch, RootState} from './store';

function SignInForm() {
  const [signIn, {isLoading, isError, error}] = useSignInMutation();
  const wrongPin =
    error &&
    (('status' in error && error.status === 401) ||
      // A 401 whose body is not JSON, such as the text "Unauthorized".
      ('originalStatus' in error && error.originalStatus === 401));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const pin = new FormData(event.currentTarget).get('pin');
        if (typeof pin === 'string') void signIn({pin});
      }}
    >
      <label>
        PIN <input name="pin" type="password" />
      </label>
      <button disabled={isLoading}>Sign in</button>
      {isError && (
        <p role="alert">
          {wrongPin ? 'Wrong PIN.' : 'Sign-in failed. Try again later.'}
        </p>
      )}
    </form>
  );
}

function Orders() {
  const {data: orders, isError, refetch} = useOrdersQuery();
  const dispatch = useDispatch<AppDispatch>();
  return (
    <>
      <button onClick={() => dispatch(signOut())}>Sign out</button>
      {isError && (
        <p role="alert">
          The orders could not be loaded.{' '}
          <button onClick={refetch}>Try again</button>
        </p>
      )}
      {!orders && !isError && <p>Loading orders…</p>}
      <ul>
        {orders?.map(({id, title}) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </>
  );
}

export function StaffApp() {
  const token = useSelector((state: RootState) => state.session.token);
  return token ? <Orders /> : <SignInForm />;
}
