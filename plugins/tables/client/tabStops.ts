import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

/** The box of a table is a stop of the Tab key only while there is something to scroll. */
function markStops(): void {
  for (const box of document.querySelectorAll('.table-box')) {
    if (box.scrollWidth > box.clientWidth) box.setAttribute('tabindex', '0');
    else box.removeAttribute('tabindex');
  }
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('resize', markStops);
  // Elements in a closed `details` have no width.
  document.addEventListener('toggle', markStops, true);
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = markStops;
