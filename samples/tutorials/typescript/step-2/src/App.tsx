import {CapacityStatus} from './CapacityStatus';
import {EntranceSign} from './EntranceSign';
import {Level} from './Level';
import {ShiftPanel} from './ShiftPanel';

export default function App() {
  return (
    <main>
      <h1>Parking garage</h1>
      <EntranceSign />
      <CapacityStatus />
      <div className="levels">
        <Level id="ground" />
        <Level id="roof" />
      </div>
      <ShiftPanel />
    </main>
  );
}
