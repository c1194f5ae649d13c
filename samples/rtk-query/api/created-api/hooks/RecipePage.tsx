import {kitchenApi, useGetRecipeQuery} from './kitchenApi';

export function RecipePage({id}: {id: string}) {
  const {currentData, isError} = useGetRecipeQuery(id);
  return (
    <main>
      <RefreshMark id={id} />
      {isError && <p role="alert">The request for the recipe failed.</p>}
      <h1>{currentData?.title}</h1>
    </main>
  );
}

// Reads the same cache entry; sends nothing and keeps nothing alive.
function RefreshMark({id}: {id: string}) {
  const {isFetching} = kitchenApi.endpoints.getRecipe.useQueryState(id);
  return isFetching ? <progress /> : null;
}
