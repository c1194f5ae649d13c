import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {isAwake, whileAsleep} from '@site/plugins/shared/client/wake';
import {COLOR_MODE} from '@site/plugins/docusaurus-internals/themeNames';

type Mode = 'light' | 'dark';

/** The other mode, and what the button says about the present one: also for the button that React renders. */
export const other = (mode: Mode): Mode => (mode === 'dark' ? 'light' : 'dark');
export const titleOf = (mode: Mode) => `${mode} mode`;
export const labelOf = (mode: Mode) => `Switch between dark and light mode (currently ${mode} mode)`;
export const TOGGLE = 'color-toggle';

const root = () => document.documentElement;
const shown = (): Mode => (root().getAttribute(COLOR_MODE.shown) === 'dark' ? 'dark' : 'light');
const system = () => matchMedia('(prefers-color-scheme: dark)');

/** Without a choice the system decides. React reads the two attributes when it starts. */
function show(choice: Mode | null): void {
  root().setAttribute(COLOR_MODE.shown, choice ?? (system().matches ? 'dark' : 'light'));
  root().setAttribute(COLOR_MODE.chosen, choice ?? 'system');
  describe();
}

function describe(): void {
  for (const button of document.querySelectorAll<HTMLElement>(`.${TOGGLE}`)) {
    button.title = titleOf(shown());
    button.setAttribute('aria-label', labelOf(shown()));
  }
}

function flip(): void {
  const mode = other(shown());
  show(mode);
  try {
    localStorage.setItem(COLOR_MODE.key, mode);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

whileAsleep(`.${TOGGLE}`, flip);

if (ExecutionEnvironment.canUseDOM) {
  // The choice made in another tab of the browser.
  addEventListener('storage', ({key, newValue}: StorageEvent) => {
    if (key === COLOR_MODE.key && !isAwake())
      show(newValue === null || newValue === 'system' ? null : newValue === 'dark' ? 'dark' : 'light');
  });
  system().addEventListener('change', () => {
    if (!isAwake() && root().getAttribute(COLOR_MODE.chosen) === 'system') show(null);
  });
}

export function onRouteDidUpdate(): void {
  if (!isAwake()) describe();
}
