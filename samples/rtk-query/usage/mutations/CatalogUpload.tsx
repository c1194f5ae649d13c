import {useState} from 'react';
import {useUploadCatalogMutation} from './progressApi';

export function CatalogUpload({file}: {file: File}) {
  const [upload, {isSuccess}] = useUploadCatalogMutation();
  const [percent, setPercent] = useState(0);

  return (
    <>
      <button onClick={() => upload({file, onProgress: setPercent})}>
        Upload the catalog
      </button>
      <progress value={percent} max={100} />
      {isSuccess && <p>Done</p>}
    </>
  );
}
