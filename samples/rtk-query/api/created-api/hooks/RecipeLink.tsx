import {usePrefetch} from './kitchenApi';

export function RecipeLink({id}: {id: string}) {
  const prefetchRecipe = usePrefetch('getRecipe', {ifOlderThan: 60});
  return (
    <a
      href={`/recipes/${id}`}
      onMouseEnter={() => prefetchRecipe(id)}
      onFocus={() => prefetchRecipe(id)}
      // The click is coming: fetch, even if the recipe is cached.
      onPointerDown={() => prefetchRecipe(id, {force: true})}
    >
      {id}
    </a>
  );
}
