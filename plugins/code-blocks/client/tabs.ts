import {STORAGE_PREFIX, TAB_GROUPS, type TabGroup} from '../tabs';
import {keepInPlace} from './keepInPlace';

const root = () => document.documentElement;
const radios = (scope: ParentNode = document) =>
  Array.from(scope.querySelectorAll<HTMLButtonElement>('.code-tabs [role=radio]'));

function isValue(group: TabGroup, value: string | null): value is string {
  return (TAB_GROUPS[group] as readonly (string | null)[]).includes(value);
}

/** The attribute alone decides what is visible; this tells screen readers. */
function describe(): void {
  for (const radio of radios()) {
    const checked = root().getAttribute(`data-tab-${radio.dataset.tab}`) === radio.value;
    radio.setAttribute('aria-checked', String(checked));
    radio.tabIndex = checked ? 0 : -1;
  }
}

function show(group: TabGroup, value: string, anchor: Element | undefined): void {
  keepInPlace(anchor, () => {
    root().setAttribute(`data-tab-${group}`, value);
    describe();
  });
}

function choose(radio: HTMLButtonElement): void {
  const group = radio.dataset.tab as TabGroup;
  show(group, radio.value, radio);
  try {
    localStorage.setItem(STORAGE_PREFIX + group, radio.value);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

const STEPS: Record<string, number> = {ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1};

function onKeyDown(event: KeyboardEvent): void {
  const radio = (event.target as Element).closest<HTMLButtonElement>('.code-tabs [role=radio]');
  const step = STEPS[event.key];
  if (!radio || !step || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  const group = radios(radio.parentElement!);
  const next = group[(group.indexOf(radio) + step + group.length) % group.length]!;
  choose(next);
  next.focus({preventScroll: true});
}

/** The choice made in another tab of the browser. */
function onStorage({key, newValue}: StorageEvent): void {
  const group = key?.startsWith(STORAGE_PREFIX) ? (key.slice(STORAGE_PREFIX.length) as TabGroup) : undefined;
  if (!group || !(group in TAB_GROUPS)) return;
  show(group, isValue(group, newValue) ? newValue : TAB_GROUPS[group][0], undefined);
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', ({target}) => {
    const radio = (target as Element).closest<HTMLButtonElement>('.code-tabs [role=radio]');
    if (radio) choose(radio);
  });
  document.addEventListener('keydown', onKeyDown);
  // An article can arrive after its route.
  document.addEventListener('focusin', ({target}) => {
    if ((target as Element).closest('.code-tabs')) describe();
  });
  addEventListener('storage', onStorage);
}

export function onRouteDidUpdate(): void {
  describe();
}
