import {useDispatch, useSelector} from 'react-redux';
import {signOut} from './signOut';
import {useOrdersQuery, useSignInMutation} from './staffApi';
import type {AppDispatch, RootState} from './store';

function SignInForm() {
  const [signIn, {isLoading, isError}] = useSignInMutation();
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
      {isError && <p role="alert">Wrong PIN.</p>}
    </form>
  );
}

function Orders() {
  const {data: orders, isError} = useOrdersQuery();
  const dispatch = useDispatch<AppDispatch>();
  return (
    <>
      <button onClick={() => dispatch(signOut())}>Sign out</button>
      {!orders && <p>{isError ? 'No orders now.' : 'Loading orders…'}</p>}
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
