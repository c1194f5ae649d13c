import {useState} from 'react';
import {useLazySearchRecipesQuery} from './kitchenApi';

export function RecipeSearch({preferCache}: {preferCache: boolean}) {
  const [text, setText] = useState('');
  const [search, result, {lastArg}] = useLazySearchRecipesQuery();

  async function submit() {
    try {
      const found = await search({text}, preferCache).unwrap();
      console.log(`${found.length} found for ${text}`);
    } catch {
      console.log(`the search for ${text} failed`);
    }
  }

  return (
    <>
      <input
        aria-label="Ingredient"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button disabled={result.isFetching} onClick={submit}>
        Search
      </button>
      {result.isError && <p role="alert">The search failed. Try again.</p>}
      {/* `currentData` belongs to `lastArg`; `data` may be older. */}
      {result.currentData && (
        <p>{`${lastArg.text}: ${result.currentData.length} recipes`}</p>
      )}
    </>
  );
}
