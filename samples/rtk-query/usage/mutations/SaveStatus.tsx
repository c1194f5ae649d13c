import {useUpdateOrderMutation} from './changeApi';

const saving = {fixedCacheKey: 'order-edit'};

export function Header() {
  const [, {isLoading, isSuccess, reset}] = useUpdateOrderMutation(saving);
  return (
    <header>
      {isLoading && 'Saving…'}
      {isSuccess && <button onClick={reset}>Saved</button>}
    </header>
  );
}

export function PotsEditor({id}: {id: string}) {
  const [updateOrder] = useUpdateOrderMutation(saving);
  return (
    <button onClick={() => updateOrder({id, pots: 12})}>
      Order a dozen
    </button>
  );
}
