import {CachePanel} from './CachePanel';
import {LightList} from './LightList';

export default function App() {
  return (
    <main>
      <h1>Lighthouse logbook</h1>
      <LightList />
      <CachePanel />
    </main>
  );
}
