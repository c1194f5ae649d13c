import {useState} from 'react';
import {useLogSightingMutation} from './lighthouseApi';

export function SightingForm({lightId}: {lightId: string}) {
  const [ship, setShip] = useState('');
  const [logSighting, {isLoading, isError}] = useLogSightingMutation();

  async function save() {
    const {error} = await logSighting({lightId, ship});
    if (!error) setShip(''); // after an error, the text stays
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <label>
        Ship{' '}
        <input
          value={ship}
          onChange={(event) => setShip(event.target.value)}
          readOnly={isLoading}
          required
        />
      </label>{' '}
      <button disabled={isLoading}>Log sighting</button>
      {isError && <p role="alert">The sighting was not saved.</p>}
    </form>
  );
}
