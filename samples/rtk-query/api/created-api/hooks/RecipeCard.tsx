import {useGetRecipeQuery} from './kitchenApi';

export function RecipeCard({id}: {id: string}) {
  const {data, isLoading, isFetching, isError, refetch} = useGetRecipeQuery(
    id,
    {refetchOnMountOrArgChange: 30},
  );

  if (isLoading) return <p>Loading…</p>;
  if (!data) return <button onClick={() => refetch()}>Try again</button>;
  return (
    <article aria-busy={isFetching}>
      <h2>{data.title}</h2>
      {isError && <p role="alert">Could not refresh the recipe.</p>}
      <button onClick={() => refetch()}>Refresh</button>
    </article>
  );
}
