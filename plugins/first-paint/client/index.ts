import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {layOutRest} from './layOutRest';
import {skipFar} from './skipFar';

const laidOut = ExecutionEnvironment.canUseDOM ? layOutRest() : undefined;

/** Also on arrival. */
export function onRouteDidUpdate(): void {
  void laidOut?.then(skipFar);
}
