import {GateButtons} from './GateButtons'; // [!code ++]
import {LevelSign} from './LevelSign'; // [!code ++]

export default function App() {
  return (
    <main>
      <h1>Parking garage</h1>
      {/* [!code ++:4] */}
      <LevelSign name="ground" />
      <LevelSign name="roof" />
      <GateButtons name="ground" />
      <GateButtons name="roof" />
    </main>
  );
}
