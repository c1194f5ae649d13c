import {useGetRecipeQuery} from './kitchenApi';

export function IngredientAmount(props: {id: string; name: string}) {
  const {grams, isError} = useGetRecipeQuery(props.id, {
    selectFromResult: ({currentData, isError}) => ({
      grams: currentData?.ingredients.find(({name}) => name === props.name)
        ?.grams,
      isError,
    }),
  });
  return (
    <span>
      {grams === undefined ? '?' : `${grams} g`}
      {isError && ' (request failed)'}
    </span>
  );
}
