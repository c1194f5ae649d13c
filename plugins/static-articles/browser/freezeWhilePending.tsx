import {useContext, useMemo, type ComponentType} from 'react';
import {__RouterContext as RouterContext} from 'react-router';
import type {RouteConfig, RouteConfigComponentProps} from 'react-router-config';

/**
 * Docusaurus holds a new address back until its page is loaded. Everything below the router is told of the old one again
 * meanwhile, in a new object, and would render for nothing. Where the address is the same, so is what it shows.
 *
 * Each of the routes around a page has to be frozen: one that is not takes everything inside it along.
 */
export function freezeWhilePending(
  component: RouteConfig['component'],
): NonNullable<RouteConfig['component']> {
  const Component = component as ComponentType<RouteConfigComponentProps>;
  function Still(props: RouteConfigComponentProps) {
    const router = useContext(RouterContext);
    const {location, route} = props;
    return useMemo(
      () => (
        <RouterContext.Provider value={router}>
          <Component {...props} />
        </RouterContext.Provider>
      ),
      // eslint-disable-next-line react-hooks/exhaustive-deps -- all else follows from these two
      [location, route],
    );
  }
  // What Docusaurus calls to load it.
  return Object.assign(Still, component);
}
