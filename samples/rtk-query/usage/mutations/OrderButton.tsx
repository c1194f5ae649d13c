import {useCreateOrderMutation} from './nurseryApi';

export function OrderButton({plant}: {plant: string}) {
  const [createOrder, {isLoading, isError, originalArgs}] =
    useCreateOrderMutation();

  return (
    <>
      <button
        disabled={isLoading}
        onClick={() => createOrder({plant, pots: 1})}
      >
        {isLoading ? 'Ordering…' : `Order ${plant}`}
      </button>
      {/* The order that failed may be that of another plant. */}
      {isError && originalArgs?.plant === plant && (
        <p role="alert">The order was not placed.</p>
      )}
    </>
  );
}
