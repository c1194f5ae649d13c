import {useDeleteSightingMutation, type Sighting} from './lighthouseApi';

export function DeleteButton({sighting}: {sighting: Sighting}) {
  const [deleteSighting, {isLoading, isSuccess, isError}] =
    useDeleteSightingMutation();
  return (
    <>
      <button
        // After a success, the ship stays until the refetch is done.
        disabled={isLoading || isSuccess}
        onClick={() => void deleteSighting(sighting)}
      >
        Delete {sighting.ship}
      </button>
      {isError && <span role="alert">It was not deleted.</span>}
    </>
  );
}
