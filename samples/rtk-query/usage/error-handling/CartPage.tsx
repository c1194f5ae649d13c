import {useDispatch} from 'react-redux';
import {checkoutApi, type AppDispatch, useCartQuery} from './checkoutApi';
import {ErrorBoundary} from './ErrorBoundary';
import {errorText} from './errorText';

// #region rethrow
function CartTotal() {
  const {data, isError, error} = useCartQuery();
  if (isError && !data) throw new Error(errorText(error));
  return (
    <p>
      {data ? `${data.total} €` : 'Loading…'}
      {isError && ` ${errorText(error)}`}
    </p>
  );
}
// #endregion

// #region boundary
const useAppDispatch = useDispatch.withTypes<AppDispatch>();

export function CartPage() {
  const dispatch = useAppDispatch();

  function retry(reset: () => void) {
    const {cart} = checkoutApi.endpoints;
    // The failed entry is still cached: without a new request the
    // component would find its error and throw again.
    dispatch(
      cart.initiate(undefined, {forceRefetch: true, subscribe: false}),
    );
    reset();
  }

  return (
    <ErrorBoundary
      fallback={(error, reset) => (
        <p role="alert">
          {error.message}{' '}
          <button onClick={() => retry(reset)}>Try again</button>
        </p>
      )}
    >
      <CartTotal />
    </ErrorBoundary>
  );
}
// #endregion
