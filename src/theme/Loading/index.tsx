// Change: the red box is readable (the stock one is white on a red of 3.6:1) and Retry loads the page anew, which
// also helps after a deployment. The stock spinner is left out: the progress bar already says that a page loads.
import {retryLoading} from '@site/src/client/retryLoading';
import type {LoadingComponentProps} from 'react-loadable';

export default function Loading({error}: LoadingComponentProps) {
  if (!error) return null;
  return (
    <div className="load-failure" role="alert">
      <p>{String(error)}</p>
      <button type="button" onClick={() => void retryLoading()}>
        Retry
      </button>
    </div>
  );
}
