import type {ClientModule} from '@docusaurus/types';

/**
 * An address that a script sets makes nothing the `:target`, and Tab goes on from where the reader was. The browser is
 * asked for the same fragment once more, which adds no step to the history.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location: {hash}, previousLocation}) => {
  if (!previousLocation || hash.length < 2) return;
  const element = document.getElementById(hash.slice(1));
  if (element && !element.matches(':target')) window.location.replace(hash);
};
