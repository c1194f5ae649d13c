import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {recoverAfterDeploy} from './recoverAfterDeploy';
import {showLoadFailure} from './showLoadFailure';

/** The reader asked for something that needs React, which could not be loaded: perhaps its file is gone since a deployment. */
if (ExecutionEnvironment.canUseDOM)
  addEventListener('wake:failed', (event) => {
    void recoverAfterDeploy().then(() => showLoadFailure((event as CustomEvent).detail));
  });
