import {shallowEqual} from 'react-redux';
import {useAppSelector} from '../../app/hooks';
import {selectById} from './stationsSlice';

export function StationLevel({id}: {id: string}) {
  const {bikes, docks} = useAppSelector((state) => {
    const station = selectById(state, id);
    return {bikes: station?.bikes ?? 0, docks: station?.docks ?? 0};
  }, shallowEqual); // compares `bikes` and `docks`, one by one
  return <meter value={bikes} max={docks} />;
}
