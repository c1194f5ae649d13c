import type {ClientModule} from '@docusaurus/types';

/**
 * An address that a script sets does not change `:target`, and Tab continues from the old place. So the browser itself
 * goes to the same fragment again, which adds no step to the history.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location: {hash}, previousLocation}) => {
  if (!previousLocation || hash.length < 2) return;
  const element = document.getElementById(hash.slice(1));
  if (element && !element.matches(':target')) window.location.replace(hash);
};
