// Change: the red box is readable (the stock one is white on a red of 3.6:1) and Retry reloads the page, which
// also helps after a deployment (then it happens by itself). The stock spinner is left out: the progress bar already says that a page loads.
import {recoverAfterDeploy} from '@site/src/client/recoverAfterDeploy';
import {retryLoading} from '@site/src/client/retryLoading';
import {useEffect} from 'react';
import type {LoadingComponentProps} from 'react-loadable';

export default function Loading({error}: LoadingComponentProps) {
  const hasFailed = Boolean(error);
  useEffect(() => {
    if (hasFailed) void recoverAfterDeploy();
  }, [hasFailed]);
  if (!hasFailed) return null;
  return (
    <div className="load-failure" role="alert">
      <p>{String(error)}</p>
      <button type="button" onClick={() => void retryLoading()}>
        Retry
      </button>
    </div>
  );
}
