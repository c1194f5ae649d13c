import {useSelector} from 'react-redux';
import type {RootState} from './makeStore';
import {theatreApi} from './theatreApi';

export function CacheInspector() {
  const entries = useSelector((state: RootState) =>
    theatreApi.util.selectAllQueryEntries(state),
  );
  return (
    <ul>
      {entries.map(({queryCacheKey, status}) => (
        <li key={queryCacheKey}>
          {queryCacheKey}: {status}
        </li>
      ))}
    </ul>
  );
}
