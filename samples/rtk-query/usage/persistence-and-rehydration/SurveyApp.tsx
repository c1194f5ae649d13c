import {type ReactNode, useEffect, useState} from 'react';
import {Provider} from 'react-redux';
import type {SavedCache} from './savedCache';
import type {AppStore} from './surveyApi';

interface Props {
  store: AppStore;
  savedCache: SavedCache;
  children: ReactNode;
}

export function SurveyApp({store, savedCache, children}: Props) {
  const [ready, setReady] = useState(false);

  useEffect(() => {
    let left = false;
    void savedCache.restore().then(() => {
      if (left) return;
      savedCache.autosave();
      setReady(true);
    });
    return () => {
      left = true;
      savedCache.stop();
    };
  }, [savedCache]);

  // No query may start before the cache is restored.
  if (!ready) return null;
  return <Provider store={store}>{children}</Provider>;
}
