import {useState} from 'react';
import {useAppStore} from './hooks';

export function ReportButton() {
  const store = useAppStore();
  const [report, setReport] = useState('');

  function write() {
    const {garage, shift} = store.getState();
    const cars = garage.levels.ground.parked + garage.levels.roof.parked;
    const name = shift.attendant ?? 'Nobody';
    setReport(`${name}: ${cars} cars, ${shift.notes.length} notes`);
  }

  return (
    <p>
      <button onClick={write}>Write report</button> {report}
    </p>
  );
}
