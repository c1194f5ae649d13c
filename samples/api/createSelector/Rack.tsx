import {useSelector} from 'react-redux';
import {selectOnRack} from './onRack';
import type {RootState} from './store';

export function Rack({rack}: {rack: string}) {
  const bottles = useSelector((state: RootState) =>
    selectOnRack(state, rack),
  );
  return <p>{bottles.map((bottle) => bottle.id).join(', ')}</p>;
}
