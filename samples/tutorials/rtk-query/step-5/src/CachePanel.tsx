import {useSelector} from 'react-redux';
import type {RootState} from './store';

/** Shows what the cache holds: a row for each entry. */
export function CachePanel() {
  const queries = useSelector(
    (state: RootState) => state.lighthouse.queries,
  );
  const sizeOf = (data: unknown) =>
    Array.isArray(data) ? `${data.length} items` : 'no data';

  return (
    <table className="cache">
      <caption>In the cache</caption>
      <tbody>
        {Object.entries(queries).map(([key, entry]) => (
          <tr key={key}>
            <th scope="row">{key}</th>
            <td>{entry?.status}</td>
            <td>{sizeOf(entry?.data)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
