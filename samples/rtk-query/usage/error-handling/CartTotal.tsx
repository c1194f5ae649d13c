import {useCartQuery} from './checkoutApi';
import {errorText} from './errorText';

export function CartTotal() {
  const {data, isError, error} = useCartQuery();
  if (isError && !data) throw new Error(errorText(error));
  return (
    <p>
      {data ? `${data.total} €` : 'Loading…'}
      {isError && ` ${errorText(error)}`}
    </p>
  );
}
