import {usePrefetch} from './kitchenApi';

interface Props {
  id: string;
  onOpen: (id: string) => void;
}

export function RecipeLink({id, onOpen}: Props) {
  const prefetchRecipe = usePrefetch('getRecipe', {ifOlderThan: 60});
  return (
    <button
      onPointerEnter={() => prefetchRecipe(id)}
      onFocus={() => prefetchRecipe(id)}
      // The click is coming: fetch, even if the recipe is cached.
      onPointerDown={() => prefetchRecipe(id, {force: true})}
      onClick={() => onOpen(id)}
    >
      {id}
    </button>
  );
}
