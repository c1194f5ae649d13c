import {useState} from 'react';
import {useLazySearchRecipesQuery} from './kitchenApi';

export function RecipeSearch({preferCache}: {preferCache: boolean}) {
  const [text, setText] = useState('');
  const [search, {data, isFetching}, {lastArg}] =
    useLazySearchRecipesQuery();

  async function submit() {
    try {
      const found = await search({text}, preferCache).unwrap();
      console.log(`${found.length} found for ${text}`);
    } catch {
      console.log(`no answer for ${text}`);
    }
  }

  return (
    <>
      <input
        aria-label="Ingredient"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button disabled={isFetching} onClick={submit}>
        Search
      </button>
      {data && <p>{`${data.length} recipes with ${lastArg.text}`}</p>}
    </>
  );
}
