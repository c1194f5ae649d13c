import {useGetLiftsQuery} from './liftApi';

export function LiftBoard({valley}: {valley: string}) {
  const {data = []} = useGetLiftsQuery(valley);
  return (
    <ul>
      {data.map(({name, open}) => (
        <li key={name}>
          {name}: {open ? 'open' : 'closed'}
        </li>
      ))}
    </ul>
  );
}
