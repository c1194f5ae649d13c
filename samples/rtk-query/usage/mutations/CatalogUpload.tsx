import {useState} from 'react';
import {useUploadCatalogMutation} from './progressApi';

export function CatalogUpload({file}: {file: File}) {
  const [upload, {isLoading, isSuccess, isError, originalArgs}] =
    useUploadCatalogMutation();
  const [percent, setPercent] = useState(0);
  // The last upload may be that of another file.
  const isThisFile = originalArgs?.file === file;

  function start() {
    setPercent(0);
    void upload({file, onProgress: setPercent});
  }

  return (
    <>
      <button disabled={isLoading} onClick={start}>
        Upload the catalog
      </button>
      <progress value={isThisFile ? percent : 0} max={100} />
      {isThisFile && isSuccess && <p>Done</p>}
      {isThisFile && isError && <p role="alert">The upload failed.</p>}
    </>
  );
}
