import {useState} from 'react';
import {useUploadCatalogMutation} from './progressApi';

export function CatalogUpload({file}: {file: File}) {
  const [upload, {isLoading, isSuccess, isError}] =
    useUploadCatalogMutation();
  const [percent, setPercent] = useState(0);

  function start() {
    setPercent(0);
    void upload({file, onProgress: setPercent});
  }

  return (
    <>
      <button disabled={isLoading} onClick={start}>
        Upload the catalog
      </button>
      <progress value={percent} max={100} />
      {isSuccess && <p>Done</p>}
      {isError && <p role="alert">The upload failed.</p>}
    </>
  );
}
