import {CLASSES} from '../../docusaurus-internals/themeNames';

/** On the element around the menu, and on the element around its two panels. */
export const SHOWN = 'navbar-sidebar--show';
export const SECONDARY = 'navbar-sidebar__items--show-secondary';

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const html = (selector: string) => document.querySelector(selector)?.outerHTML ?? '';

/** The menu as React renders it, from what the page already has: the links of the bar, and the docs sidebar. */
export function menuHtml(): string {
  const sidebar = html(`.${CLASSES.sidebar} .${CLASSES.sidebarList}`);
  const links = all(`.${CLASSES.barLink}[href^="/"], .${CLASSES.barLink}[href^="http"]`);
  const main = links.map((link) => {
    const item = link.cloneNode(true) as HTMLElement;
    const isActive = link.hasAttribute('aria-current');
    item.className = `menu__link${isActive ? ' menu__link--active' : ''}`;
    return `<li class="menu__list-item">${item.outerHTML}</li>`;
  });
  const panel = (content: string, isHidden: boolean) =>
    `<div class="navbar-sidebar__item menu"${isHidden ? ' inert' : ''}>${content}</div>`;
  return `<div role="presentation" class="${CLASSES.menuBackdrop}"></div>
<div class="${CLASSES.menu}">
<div class="navbar-sidebar__brand">${html('.navbar__brand')}<div class="margin-right--md">${html('.color-toggle')}</div>
<button type="button" aria-label="Close navigation bar" class="clean-btn ${CLASSES.menuClose}">${CROSS}</button></div>
<div class="navbar-sidebar__items${sidebar ? ` ${SECONDARY}` : ''}">
${panel(`<ul class="menu__list">${main.join('')}</ul>`, sidebar !== '')}
${panel(`<button type="button" class="clean-btn ${CLASSES.menuBack}">← Back to main menu</button>${sidebar}`, !sidebar)}
</div></div>`;
}

const CROSS =
  '<svg viewBox="0 0 15 15" width="21" height="21"><g stroke="currentColor" stroke-width="1.2"><path d="M.75.735l13.5 13.5M14.25.735L.75 14.235"></path></g></svg>';
