import {useEffect, useState} from 'react';
import {useDispatch} from 'react-redux';
import {renderPreview} from './renderPreview';
import type {AppDispatch} from './store';

export function Preview({file}: {file: string}) {
  const dispatch = useDispatch<AppDispatch>();
  // What is known, and of which file: a new file starts empty.
  const [known, setKnown] = useState({file: '', text: ''});

  useEffect(() => {
    const request = dispatch(renderPreview(file));
    void request.then((action) => {
      if (renderPreview.fulfilled.match(action)) {
        setKnown({file, text: action.payload});
      } else if (!action.meta.aborted) {
        setKnown({file, text: `No preview: ${action.error.message}`});
      }
    });
    return () => request.abort();
  }, [dispatch, file]);

  return <p>{known.file === file ? known.text : 'Rendering…'}</p>;
}
