import type {Point} from './drivers/Engine';

/** An element as a reader finds it: what it is, and what it says. */
export interface Target {
  css: string;
  /** Its label or text; a regular expression between slashes. */
  name?: string;
}

export interface Finder {
  /** The first one that can be seen, if one can. */
  find(target: Target): HTMLElement | undefined;
  /** Every one that can be seen. */
  all(target: Target): HTMLElement[];
  name(element: Element): string;
  isInView(element: Element): boolean;
  /** Where to press it once it stands still and nothing covers it; otherwise why not. */
  place(target: Target): Promise<Point | string>;
}

declare global {
  interface Window {
    finder: Finder;
    problems: string[];
  }
}

/** Runs in every page before its own scripts; it must not use anything of this module. */
export function prepareFinder() {
  const textOf = (node: Node): string => {
    if (!(node instanceof HTMLElement)) return node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : '';
    if (node.ariaHidden === 'true' || getComputedStyle(node).display === 'none') return '';
    return node.getAttribute('aria-label') ?? [...node.childNodes].map(textOf).join('');
  };
  const name = (element: Element) =>
    (textOf(element).trim() || (element.getAttribute('title') ?? '')).replace(/[\s\u200B]+/g, ' ');
  const isVisible = (element: Element) => {
    const {width, height} = element.getBoundingClientRect();
    // What is in a closed fold has a size, too.
    return width > 0 && height > 0 && element.checkVisibility({visibilityProperty: true});
  };
  const isInView = (element: Element) => {
    let {top, bottom, left, right} = element.getBoundingClientRect();
    // Without the scroll bars, which have a width in Firefox.
    const {clientWidth, clientHeight} = document.documentElement;
    // What is outside of a part that cuts it off, as a second menu beside the first, is not seen either.
    for (let part: Element | null = element; part; part = part.parentElement) {
      const {overflowX, position} = getComputedStyle(part);
      if (part !== element && overflowX !== 'visible') {
        const cut = part.getBoundingClientRect();
        [top, bottom] = [Math.max(top, cut.top), Math.min(bottom, cut.bottom)];
        [left, right] = [Math.max(left, cut.left), Math.min(right, cut.right)];
      }
      if (position === 'fixed') break;
    }
    const hasArea = bottom > top && right > left;
    return (
      hasArea && isVisible(element) && bottom > 0 && top < clientHeight && right > 0 && left < clientWidth
    );
  };
  const all = ({css, name: wanted}: Target) => {
    const pattern =
      wanted?.startsWith('/') && wanted.length > 1 ? new RegExp(wanted.slice(1, -1)) : undefined;
    const fits = (text: string) => (pattern ? pattern.test(text) : text === wanted);
    return [...document.querySelectorAll<HTMLElement>(css)].filter(
      (element) => isVisible(element) && (wanted === undefined || fits(name(element))),
    );
  };
  const find = (target: Target) => all(target)[0];
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  const place = async (target: Target) => {
    const element = find(target);
    if (!element) return 'it is not there, or cannot be seen';
    if (!isInView(element)) element.scrollIntoView({block: 'center', behavior: 'instant'});
    const before = element.getBoundingClientRect();
    await frame();
    await frame();
    const {x, y, width, height} = element.getBoundingClientRect();
    const isInMotion = ({effect, playState}: Animation) =>
      playState === 'running' && effect instanceof KeyframeEffect && !!effect.target?.contains(element);
    if (before.x !== x || before.y !== y || document.getAnimations().some(isInMotion)) return 'it moves';
    // A link that is broken over two lines has a middle outside of itself.
    const box = element.getClientRects()[0] ?? {x, y, width, height};
    const at = {x: box.x + box.width / 2, y: box.y + box.height / 2};
    const hit = document.elementFromPoint(at.x, at.y);
    if (hit && (element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element)))
      return at;
    element.scrollIntoView({block: 'center', behavior: 'instant'});
    return `${hit?.outerHTML.slice(0, 120)} covers it`;
  };
  window.finder = {find, all, name, isInView, place};
}

/** Collects what a page should never show, in the page itself: WebDriver has no way to the console of WebKit. */
export function watchProblems() {
  window.problems = [];
  const note = (text: string) => window.problems.push(text);
  for (const kind of ['error', 'warn'] as const) {
    const log = console[kind];
    console[kind] = (...args: unknown[]) => {
      note(`${kind}: ${args.map(String).join(' ')}`);
      log.apply(console, args);
    };
  }
  addEventListener('unhandledrejection', (event) => note(`rejected: ${event.reason}`));
  document.addEventListener('securitypolicyviolation', (event) =>
    note(`policy: ${event.violatedDirective} ${event.blockedURI}`),
  );
  const onError = (event: ErrorEvent | Event) => {
    if ('message' in event) return void note(`uncaught: ${event.message}`);
    const {src, href} = event.target as HTMLImageElement & HTMLLinkElement;
    note(`not loaded: ${src ?? href}`);
  };
  // What an element fails to load is told to the element alone.
  addEventListener('error', onError, true);
  // Whoever reads the list later finds another document. It may arrive during the next test, so it says when this one began.
  addEventListener('pagehide', () =>
    navigator.sendBeacon('/problems', [performance.timeOrigin, ...window.problems.splice(0)].join('\n')),
  );
}
