import {useEffect, useState} from 'react';

interface Light {
  id: string;
  name: string;
}

export function LightList() {
  const [lights, setLights] = useState<Light[]>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let isGone = false;
    async function load() {
      try {
        const url = 'https://lighthouse.example/api/lights';
        const response = await fetch(url);
        if (!response.ok) throw new Error(`Status ${response.status}`);
        const loaded: Light[] = await response.json();
        if (!isGone) setLights(loaded);
      } catch {
        if (!isGone) setFailed(true);
      }
    }
    void load();
    return () => {
      isGone = true;
    };
  }, []);

  if (failed) return <p role="alert">The lights did not load.</p>;
  if (!lights) return <p role="status">Loading the lights…</p>;
  return (
    <ul className="lights">
      {lights.map((light) => (
        <li key={light.id}>{light.name}</li>
      ))}
    </ul>
  );
}
