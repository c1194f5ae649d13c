import {useFinishRepairMutation, useGetRepairsQuery} from './repairsApi';

export default function RepairsPage() {
  const {data: repairs = []} = useGetRepairsQuery();
  const [finishRepair] = useFinishRepairMutation();
  return (
    <ul>
      {repairs.map(({id, task}) => (
        <li key={id}>
          {task} <button onClick={() => finishRepair(id)}>Done</button>
        </li>
      ))}
    </ul>
  );
}
