import {useGetLiftsQuery} from './liftApi';

export function LiftBoard({valley}: {valley: string}) {
  // `currentData` is never that of another valley.
  const {currentData, isError} = useGetLiftsQuery(valley);
  return (
    <section>
      {isError && <p role="alert">The lifts could not be loaded.</p>}
      {!currentData && !isError && <p>Loading…</p>}
      <ul>
        {currentData?.map(({name, open}) => (
          <li key={name}>
            {name}: {open ? 'open' : 'closed'}
          </li>
        ))}
      </ul>
    </section>
  );
}
