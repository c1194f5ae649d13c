import {useLogSightingMutation} from './lighthouseApi';

export function SightingForm({lightId}: {lightId: string}) {
  const [logSighting, {isLoading, isError}] = useLogSightingMutation();

  async function save(form: FormData) {
    const ship = String(form.get('ship'));
    await logSighting({lightId, ship});
  }

  return (
    <form action={save}>
      <label>
        Ship <input name="ship" required />
      </label>{' '}
      <button disabled={isLoading}>Log sighting</button>
      {isError && <p role="alert">The sighting was not saved.</p>}
    </form>
  );
}
