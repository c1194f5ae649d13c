import {CapacityStatus} from './CapacityStatus';
import {ClosingCount} from './ClosingCount';
import {EmptyButton} from './EmptyButton';
import {EntranceSign} from './EntranceSign';
import {Level} from './Level';
import {ParkButton} from './ParkButton';

export default function App() {
  return (
    <main>
      <h1>Parking garage</h1>
      <EntranceSign />
      <ParkButton />
      <EmptyButton />
      <CapacityStatus />
      <div className="levels">
        <Level id="ground" />
        <Level id="roof" />
      </div>
      <ClosingCount />
    </main>
  );
}
