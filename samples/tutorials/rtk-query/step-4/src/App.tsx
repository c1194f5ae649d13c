import {useState} from 'react';
import {CachePanel} from './CachePanel';
import {LightList} from './LightList';
import {SightingCount} from './SightingCount';
import {SightingForm} from './SightingForm';
import {SightingList} from './SightingList';

export default function App() {
  const [lightId, setLightId] = useState('north-head');
  return (
    <main>
      <h1>Lighthouse logbook</h1>
      <LightList selected={lightId} onSelect={setLightId} />
      <SightingCount lightId={lightId} />
      <SightingList lightId={lightId} />
      <SightingForm key={lightId} lightId={lightId} />
      <CachePanel />
    </main>
  );
}
