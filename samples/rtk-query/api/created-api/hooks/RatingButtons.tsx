import {useRateRecipeMutation} from './kitchenApi';

export function RatingButton({id, stars}: {id: string; stars: number}) {
  const [rate, {isLoading}] = useRateRecipeMutation({
    fixedCacheKey: `rating-${id}`,
  });
  return (
    <button disabled={isLoading} onClick={() => rate({id, stars})}>
      {stars} stars
    </button>
  );
}

export function RatingStatus({id}: {id: string}) {
  const [, {isSuccess, isError, reset}] = useRateRecipeMutation({
    fixedCacheKey: `rating-${id}`,
  });
  if (!isSuccess && !isError) return null;
  return (
    <p role="status">
      {isSuccess ? 'Thank you' : 'Not saved'}
      <button onClick={reset}>Dismiss</button>
    </p>
  );
}
