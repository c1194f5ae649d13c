import {
  useFinishRepairMutation,
  useGetRepairsQuery,
  type Repair,
} from './repairsApi';

export default function RepairsPage() {
  const {data: repairs, isLoading, isError} = useGetRepairsQuery();

  if (isLoading) return <p>Loading the repairs…</p>;
  return (
    <>
      {isError && <p role="alert">The repairs could not be loaded.</p>}
      <ul>
        {repairs?.map((repair) => (
          <RepairRow key={repair.id} repair={repair} />
        ))}
      </ul>
    </>
  );
}

function RepairRow({repair: {id, task}}: {repair: Repair}) {
  const [finishRepair, {isLoading, isSuccess, isError}] =
    useFinishRepairMutation();
  return (
    <li>
      {task}{' '}
      <button
        // After a success, the row stays until the list is refetched.
        disabled={isLoading || isSuccess}
        onClick={() => finishRepair(id)}
      >
        Done
      </button>
      {isError && <span role="alert">Not saved</span>}
    </li>
  );
}
