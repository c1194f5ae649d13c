import {CapacityStatus} from './CapacityStatus'; // [!code ++]
import {GateButtons} from './GateButtons';
import {LevelSign} from './LevelSign';

export default function App() {
  return (
    <main>
      <h1>Parking garage</h1>
      {/* [!code ++] */}
      <CapacityStatus />
      <LevelSign name="ground" />
      <LevelSign name="roof" />
      <GateButtons name="ground" />
      <GateButtons name="roof" />
    </main>
  );
}
