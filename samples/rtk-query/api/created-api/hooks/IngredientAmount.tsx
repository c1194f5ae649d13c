import {useGetRecipeQuery} from './kitchenApi';

export function IngredientAmount(props: {id: string; name: string}) {
  const {grams} = useGetRecipeQuery(props.id, {
    selectFromResult: ({currentData}) => ({
      grams: currentData?.ingredients.find(({name}) => name === props.name)
        ?.grams,
    }),
  });
  return <span>{grams === undefined ? '?' : `${grams} g`}</span>;
}
