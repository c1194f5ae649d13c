import {useContext, useMemo, type ComponentType} from 'react';
import type {RouteConfig, RouteConfigComponentProps} from 'react-router-config';
import {RouterContext} from '../../docusaurus-internals/browser/RouterContext';

/**
 * Docusaurus shows the old page until the next one is loaded. Meanwhile the router passes the old address down again, in a
 * new object, and everything below would render in vain. While the address is the same, this keeps what is rendered.
 *
 * Each of the routes around a page has to be frozen: one that is not renders everything inside it.
 */
export function freezeWhilePending(
  component: RouteConfig['component'],
): NonNullable<RouteConfig['component']> {
  const Component = component as ComponentType<RouteConfigComponentProps>;
  function Frozen(props: RouteConfigComponentProps) {
    const router = useContext(RouterContext);
    const {location, route} = props;
    return useMemo(
      () => (
        <RouterContext.Provider value={router}>
          <Component {...props} />
        </RouterContext.Provider>
      ),
      // eslint-disable-next-line react-hooks/exhaustive-deps -- everything else depends on these two
      [location, route],
    );
  }
  // Docusaurus calls its `preload`.
  return Object.assign(Frozen, component);
}
