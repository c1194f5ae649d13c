import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

/** Told after each layout, when asking for a width costs nothing; also when a `details` opens, in which a box had none. */
const sizes = ExecutionEnvironment.canUseDOM ? new ResizeObserver(markStops) : undefined;

/** The box of a table is a stop of the Tab key only while there is something to scroll. */
function markStops(entries: ResizeObserverEntry[]): void {
  const wide = entries.map(({target}) => target.scrollWidth > target.clientWidth);
  entries.forEach(({target}, at) => {
    if (wide[at]) target.setAttribute('tabindex', '0');
    else target.removeAttribute('tabindex');
  });
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  sizes!.disconnect();
  for (const box of document.querySelectorAll('.table-box')) sizes!.observe(box);
};
