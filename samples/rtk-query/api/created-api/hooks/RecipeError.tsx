import {useGetRecipeQuery} from './kitchenApi';

/** Shows the error only: the component above it shows the recipe. */
export function RecipeError({id}: {id: string}) {
  const {isError, error} = useGetRecipeQuery(id);
  if (!isError) return null;
  return (
    <p role="alert">
      The request failed: {'status' in error ? error.status : error.message}
    </p>
  );
}
