import type {RequestMessage} from '../../protocol';

export default function Network({requests}: {requests: RequestMessage[]}) {
  if (requests.length === 0) return <p className="run-empty">No request yet.</p>;
  return (
    <table className="run-network">
      <thead>
        <tr>
          <th scope="col">Method</th>
          <th scope="col">Path</th>
          <th scope="col">Status</th>
          <th scope="col">Time</th>
        </tr>
      </thead>
      <tbody>
        {requests.map(({id, method, url, result, duration}) => (
          <tr key={id}>
            <td>{method}</td>
            <td>{pathOf(url)}</td>
            <td>{result ?? 'running'}</td>
            <td>{duration === undefined ? '' : `${duration} ms`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function pathOf(url: string): string {
  const {pathname, search} = new URL(url);
  return pathname + search;
}
