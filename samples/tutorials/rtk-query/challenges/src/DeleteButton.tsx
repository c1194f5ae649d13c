import {useDeleteSightingMutation, type Sighting} from './lighthouseApi';

export function DeleteButton({sighting}: {sighting: Sighting}) {
  const [deleteSighting, {isLoading, isError}] =
    useDeleteSightingMutation();
  return (
    <>
      <button
        disabled={isLoading}
        onClick={() => void deleteSighting(sighting)}
      >
        Delete {sighting.ship}
      </button>
      {isError && <span role="alert">It was not deleted.</span>}
    </>
  );
}
