import {EntranceSign} from './EntranceSign';
import {Level} from './Level';

export default function App() {
  return (
    <main>
      <h1>Parking garage</h1>
      <EntranceSign />
      <div className="levels">
        <Level id="ground" />
        <Level id="roof" />
      </div>
    </main>
  );
}
