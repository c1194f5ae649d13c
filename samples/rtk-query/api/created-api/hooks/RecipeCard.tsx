import {useGetRecipeQuery} from './kitchenApi';

export function RecipeCard({id}: {id: string}) {
  // `currentData` is never that of another recipe.
  const {currentData, isFetching, isError, refetch} = useGetRecipeQuery(
    id,
    {refetchOnMountOrArgChange: 30},
  );

  if (!currentData) {
    if (isFetching) return <p>Loading…</p>;
    return <button onClick={() => refetch()}>Try again</button>;
  }
  return (
    <article aria-busy={isFetching}>
      <h2>{currentData.title}</h2>
      {isError && <p role="alert">Could not refresh the recipe.</p>}
      <button onClick={() => refetch()}>Refresh</button>
    </article>
  );
}
