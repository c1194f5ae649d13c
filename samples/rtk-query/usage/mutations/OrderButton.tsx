import {useCreateOrderMutation} from './nurseryApi';

export function OrderButton({plant}: {plant: string}) {
  const [createOrder, {isLoading, isError}] = useCreateOrderMutation();

  return (
    <>
      <button
        disabled={isLoading}
        onClick={() => createOrder({plant, pots: 1})}
      >
        {isLoading ? 'Ordering…' : `Order ${plant}`}
      </button>
      {isError && <p role="alert">The order was not placed.</p>}
    </>
  );
}
