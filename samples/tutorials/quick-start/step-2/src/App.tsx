import {useState} from 'react';
import {Level} from './Level';

export default function App() {
  const [ground, setGround] = useState(0);
  const [roof, setRoof] = useState(0);

  return (
    <main>
      <h1>Parking garage</h1>
      <div className="levels">
        <Level name="Ground" parked={ground} onChange={setGround} />
        <Level name="Roof" parked={roof} onChange={setRoof} />
      </div>
    </main>
  );
}
