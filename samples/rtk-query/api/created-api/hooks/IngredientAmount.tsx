import {useGetRecipeQuery} from './kitchenApi';

export function IngredientAmount(props: {id: string; name: string}) {
  const {grams} = useGetRecipeQuery(props.id, {
    selectFromResult: ({data}) => ({
      grams: data?.ingredients.find(({name}) => name === props.name)?.grams,
    }),
  });
  return <span>{grams === undefined ? '?' : `${grams} g`}</span>;
}
