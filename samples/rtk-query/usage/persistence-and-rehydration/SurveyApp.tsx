import {type ReactNode, useEffect, useState} from 'react';
import {Provider} from 'react-redux';
import {autosave, type KeyValueStorage, restoreCache} from './savedCache';
import {makeStore} from './surveyApi';

interface Props {
  storage: KeyValueStorage;
  children: ReactNode;
}

export function SurveyApp({storage, children}: Props) {
  const [store] = useState(makeStore);
  const [ready, setReady] = useState(false);

  useEffect(() => {
    let stop = () => {};
    let left = false;
    restoreCache(store, storage)
      // A damaged file must not keep the app from starting.
      .catch(() => storage.removeItem('survey-cache'))
      .then(() => {
        if (left) return;
        stop = autosave(store, storage);
        setReady(true);
      });
    return () => {
      left = true;
      stop();
    };
  }, [store, storage]);

  // No query may start before the cache is restored.
  if (!ready) return null;
  return <Provider store={store}>{children}</Provider>;
}
