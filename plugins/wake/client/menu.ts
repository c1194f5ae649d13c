import {CLASSES} from '../../docusaurus-internals/themeNames';
import {tellFailure, wake, whileAsleep} from '../../shared/client/wake';
import {menuHtml, SHOWN, SECONDARY} from './menuHtml';

/** What stands in for the menu of a phone until React renders its own. Outside of React's part of the page. */
let menu: HTMLElement | undefined;
/** The category that the reader pressed; only React can open it. */
let category: string | undefined;

const toggle = () => document.querySelector<HTMLElement>(`.${CLASSES.menuButton}`)!;
const isWide = () => matchMedia('(min-width: 997px)').matches;

function open(): void {
  if (menu) return;
  category = undefined;
  menu = document.createElement('nav');
  menu.setAttribute('aria-label', 'Main');
  // Above the navigation bar.
  menu.style.cssText = 'position:relative;z-index:calc(var(--ifm-z-index-fixed) + 1)';
  menu.innerHTML = menuHtml();
  menu.addEventListener('click', onClick);
  document.body.append(menu);
  // It slides in from where it is drawn first.
  menu.getBoundingClientRect();
  menu.classList.add(SHOWN);
  toggle().setAttribute('aria-expanded', 'true');
  document.body.style.overflow = 'hidden';
  wake().then(handOver, tellFailure);
}

function close(): void {
  menu?.remove();
  menu = undefined;
  toggle().setAttribute('aria-expanded', 'false');
  document.body.style.overflow = '';
}

function onClick(event: MouseEvent): void {
  const target = event.target as Element;
  if (target.closest(`.${CLASSES.menuClose}, .${CLASSES.menuBackdrop}`)) return close();
  if (target.closest(`.${CLASSES.menuBack}`)) return void showMain();
  const pressed = target.closest(`.${CLASSES.category}`);
  if (!pressed) return;
  event.preventDefault();
  category = pressed.textContent;
}

function showMain(): void {
  const items = menu!.querySelector(`.${SECONDARY}`);
  items?.classList.remove(SECONDARY);
  for (const [at, panel] of [...(items?.children ?? [])].entries()) panel.toggleAttribute('inert', at === 1);
}

/** React renders its menu once it knows the width of the window, and shows the docs sidebar in it a moment later. */
async function handOver(): Promise<void> {
  const own = () => document.querySelector<HTMLElement>(`#__docusaurus .${CLASSES.menu}`);
  await until(() => !menu || isWide() || own());
  if (!menu) return;
  const sidebar = own();
  if (!sidebar || isWide()) return close();
  const isMain = !menu.querySelector(`.${SECONDARY}`);
  if (menu.querySelector(`.${CLASSES.sidebarList}`))
    await until(() => sidebar.querySelector(`.${SECONDARY}`));
  // Closed meanwhile.
  if (!menu) return;
  const parts = [sidebar, sidebar.previousElementSibling, sidebar.lastElementChild] as HTMLElement[];
  for (const part of parts) part.style.transition = 'none';
  toggle().click();
  const find = (name: string) => sidebar.querySelectorAll<HTMLElement>(`.${name}`);
  if (isMain) find(CLASSES.menuBack)[0]?.click();
  [...menu.querySelectorAll('.menu')].forEach(({scrollTop}, at) => {
    sidebar.querySelectorAll('.menu')[at]!.scrollTop = scrollTop;
  });
  if (menu.contains(document.activeElement)) find(CLASSES.menuClose)[0]?.focus();
  menu.remove();
  menu = undefined;
  [...find(CLASSES.category)].find(({textContent}) => textContent === category)?.click();
  requestAnimationFrame(() => {
    for (const part of parts) part.style.transition = '';
  });
}

/** Looks at every frame, for a second at most. */
async function until(holds: () => unknown): Promise<void> {
  for (let frame = 0; frame < 60 && !holds(); frame++) await new Promise(requestAnimationFrame);
}

whileAsleep(`.${CLASSES.menuButton}`, open);
