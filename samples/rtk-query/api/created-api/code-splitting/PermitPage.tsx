import {useGetVisitsQuery} from './inspectionsApi';
import {useApprovePermitMutation, useGetPermitQuery} from './permitsApi';

export function PermitPage({id}: {id: string}) {
  // `currentData` is never that of another permit.
  const {currentData: permit, isError, refetch} = useGetPermitQuery(id);
  const visits = useGetVisitsQuery(id);
  const [approve, approval] = useApprovePermitMutation();

  if (!permit) {
    if (!isError) return <p>Loading…</p>;
    return <button onClick={() => refetch()}>Try again</button>;
  }
  return (
    <section>
      <h2>
        {permit.id}: {permit.status}
      </h2>
      {isError && <p role="alert">The permit may be out of date.</p>}
      <p>
        Visits:{' '}
        {visits.currentData?.map(({day}) => day).join(', ') ??
          (visits.isError ? 'not available' : 'loading')}
      </p>
      <button disabled={approval.isLoading} onClick={() => approve(id)}>
        Approve
      </button>
      {approval.isError && approval.originalArgs === id && (
        <p role="alert">The permit was not approved.</p>
      )}
    </section>
  );
}
