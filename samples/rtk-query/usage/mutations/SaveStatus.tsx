import {useUpdateOrderMutation} from './changeApi';

const saving = {fixedCacheKey: 'order-edit'};

export function Header() {
  const [, {isLoading, isSuccess, isError, reset}] =
    useUpdateOrderMutation(saving);
  return (
    <header>
      {isLoading && 'Saving…'}
      {isSuccess && <button onClick={reset}>Saved</button>}
      {isError && <span role="alert">Not saved</span>}
    </header>
  );
}

export function PotsEditor({id}: {id: string}) {
  const [updateOrder, {isLoading}] = useUpdateOrderMutation(saving);
  return (
    <button
      disabled={isLoading}
      onClick={() => updateOrder({id, pots: 12})}
    >
      Order a dozen
    </button>
  );
}
