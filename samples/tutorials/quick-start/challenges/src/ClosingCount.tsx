import {useAppSelector} from './hooks';

export function ClosingCount() {
  const closings = useAppSelector((state) => state.log.closings);
  return <p>Closings: {closings}</p>;
}
