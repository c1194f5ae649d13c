import {useDispatch} from 'react-redux';
import {CartTotal} from './CartTotal';
import {type AppDispatch, checkoutApi} from './checkoutApi';
import {ErrorBoundary} from './ErrorBoundary';

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
