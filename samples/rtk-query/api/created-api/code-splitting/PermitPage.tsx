import {useGetVisitsQuery} from './inspectionsApi';
import {useApprovePermitMutation, useGetPermitQuery} from './permitsApi';

export function PermitPage({id}: {id: string}) {
  // `currentData` is never that of another permit.
  const {
    currentData: permit,
    isFetching,
    isError,
    refetch,
  } = useGetPermitQuery(id);
  const visits = useGetVisitsQuery(id);
  const [approve, approval] = useApprovePermitMutation();

  if (!permit) {
    if (!isError) return <p>Loading…</p>;
    return <button onClick={() => refetch()}>Try again</button>;
  }
  // The refetch of the permit waits until no other request is running.
  const approved =
    permit.status === 'approved' ||
    (approval.isSuccess && approval.originalArgs === id);
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
      <button
        disabled={approved || approval.isLoading || isFetching}
        onClick={() => approve(id)}
      >
        Approve
      </button>
      {approval.isError && approval.originalArgs === id && (
        <p role="alert">The permit was not approved.</p>
      )}
    </section>
  );
}
