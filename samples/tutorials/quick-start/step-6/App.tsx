import {GateButtons} from './GateButtons'; // [!code ++]
import {LevelSign} from './LevelSign'; // [!code ++]

export default function App() {
  return (
    <main>
      <h1>Parking garage</h1>
      {/* [!code ++:4] */}
      <LevelSign level="ground" />
      <LevelSign level="roof" />
      <GateButtons level="ground" />
      <GateButtons level="roof" />
    </main>
  );
}
