import {kitchenApi, useGetRecipeQuery} from './kitchenApi';

export function RecipePage({id}: {id: string}) {
  const {data} = useGetRecipeQuery(id);
  return (
    <main>
      <RefreshMark id={id} />
      <h1>{data?.title ?? 'One moment'}</h1>
    </main>
  );
}

// Reads the same cache entry; sends nothing and keeps nothing alive.
function RefreshMark({id}: {id: string}) {
  const {isFetching} = kitchenApi.endpoints.getRecipe.useQueryState(id);
  return isFetching ? <progress /> : null;
}
