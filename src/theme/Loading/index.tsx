// Change: the red box is readable (the stock one has a contrast of 3.6:1), and Retry reloads the page, which also helps
// after a deployment (then automatically). No spinner: the progress bar already shows that a page is loading.
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
