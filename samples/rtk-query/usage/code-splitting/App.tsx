import {lazy, Suspense, useState} from 'react';

// Its module imports repairsApi.ts, which injects as it loads.
const RepairsPage = lazy(() => import('./RepairsPage'));

export function App() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <main>
      <button onClick={() => setIsOpen(true)}>Repairs</button>
      <Suspense fallback={<p>Opening the workshop…</p>}>
        {isOpen && <RepairsPage />}
      </Suspense>
    </main>
  );
}
