import {useGetVisitsQuery} from './inspectionsApi';
import {useApprovePermitMutation, useGetPermitQuery} from './permitsApi';

export function PermitPage({id}: {id: string}) {
  const {data: permit} = useGetPermitQuery(id);
  const {data: visits = []} = useGetVisitsQuery(id);
  const [approve] = useApprovePermitMutation();
  if (!permit) return <p>Loading…</p>;
  return (
    <section>
      <h2>
        {permit.id}: {permit.status}
      </h2>
      <p>Visits: {visits.map(({day}) => day).join(', ')}</p>
      <button onClick={() => approve(id)}>Approve</button>
    </section>
  );
}
