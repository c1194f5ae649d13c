import {useLazySearchFilmsQuery} from './searchApi';

export function SearchForm() {
  const [search, {currentData, isFetching, isError, isUninitialized}] =
    useLazySearchFilmsQuery();

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        search({title: String(form.get('title'))});
      }}
    >
      <input name="title" aria-label="Title" />
      <button disabled={isFetching}>Search</button>
      {isUninitialized && <p>Enter a part of a title.</p>}
      {isFetching && <p>Searching…</p>}
      {isError && <p role="alert">The search failed.</p>}
      {currentData && <p>{currentData.length} films found</p>}
    </form>
  );
}
