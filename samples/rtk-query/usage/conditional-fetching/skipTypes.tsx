import {useDestinationsQuery} from './trainsApi';

export function SkippedByOption({from}: {from: string | undefined}) {
  // Wrong: the argument may be missing, and only `skip` covers for it.
  // @ts-expect-error -- the argument must be a string, also while skipped
  useDestinationsQuery(from, {skip: !from});
  return null;
}
