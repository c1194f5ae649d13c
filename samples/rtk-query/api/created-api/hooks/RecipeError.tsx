import {useGetRecipeQuery} from './kitchenApi';

export function RecipeError({id}: {id: string}) {
  const result = useGetRecipeQuery(id);
  if (result.isSuccess) return <p>{result.data.title}</p>;
  if (!result.isError) return null;
  const {error} = result;
  return (
    <p>
      {'status' in error
        ? `The server said ${error.status}.`
        : `The endpoint threw: ${error.message}`}
    </p>
  );
}
