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
  const [finishRepair, {isLoading, isError}] = useFinishRepairMutation();
  return (
    <li>
      {task}{' '}
      <button disabled={isLoading} onClick={() => finishRepair(id)}>
        Done
      </button>
      {isError && <span role="alert">Not saved</span>}
    </li>
  );
}
