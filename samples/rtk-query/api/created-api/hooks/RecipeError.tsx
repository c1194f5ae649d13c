import {useGetRecipeQuery} from './kitchenApi';

/** Shows the error only: the component above it shows the recipe. */
export function RecipeError({id}: {id: string}) {
  const {isError, error} = useGetRecipeQuery(id);
  if (!isError) return null;
  return (
    <p role="alert">
      {'status' in error
        ? `The server said ${error.status}.`
        : `The endpoint threw: ${error.message}`}
    </p>
  );
}
