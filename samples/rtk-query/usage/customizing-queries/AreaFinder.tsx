import {skipToken} from '@reduxjs/toolkit/query/react';
import {useState} from 'react';
import {useSearchQuery} from './searchApi';
import {useDebouncedValue} from './useDebouncedValue';

export function AreaFinder() {
  const [text, setText] = useState('');
  const settled = useDebouncedValue(text, 300);
  const {currentData, isFetching, isError, refetch} = useSearchQuery(
    settled || skipToken,
  );
  // The field has moved on, or is empty: the result is of another text.
  const isResultOfText = text !== '' && text === settled;
  return (
    <section aria-busy={isFetching}>
      <label>
        Area
        <input value={text} onChange={(e) => setText(e.target.value)} />
      </label>
      {isResultOfText && isError && (
        <p role="alert">
          The search failed. <button onClick={refetch}>Try again</button>
        </p>
      )}
      <ul>
        {isResultOfText &&
          currentData?.map((name) => <li key={name}>{name}</li>)}
      </ul>
    </section>
  );
}
