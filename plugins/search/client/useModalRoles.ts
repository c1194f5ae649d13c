import {useLayoutEffect} from 'react';

const STALE = ['tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby', 'aria-controls'];

/**
 * DocSearch calls its modal a button, and its links options, whose content assistive software may not reach; the ids
 * it refers to are not there. Here it is a dialog with trees of links. React sets an attribute only when it changes,
 * so most of this is done once; rows come and go with every answer, so they are watched.
 */
export function useModalRoles(): void {
  useLayoutEffect(() => {
    const container = document.querySelector<HTMLElement>('.DocSearch-Container');
    if (!container) return undefined;
    container.setAttribute('role', 'dialog');
    container.setAttribute('aria-modal', 'true');
    container.setAttribute('aria-label', 'Search');
    // Not the header and the footer of the document.
    container.querySelectorAll('header, footer').forEach((part) => part.setAttribute('role', 'none'));

    const mend = () => {
      for (const name of STALE) container.removeAttribute(name);
      container.querySelectorAll('[role="listbox"], [role="tree"]').forEach(mendList);
      container.querySelectorAll('[role="option"]').forEach((row) => row.setAttribute('role', 'treeitem'));
      container.querySelectorAll('[aria-controls]').forEach(keepExisting);
    };
    mend();
    const observer = new MutationObserver(mend);
    observer.observe(container, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['aria-controls'],
    });
    return () => observer.disconnect();
  }, []);
}

/** Every list has the same id at first; its rows know which one it is. */
function mendList(list: Element): void {
  const row = list.querySelector('[id*="-item-"]');
  if (row) list.id = row.id.replace(/-item-\d+$/, '-list');
  list.setAttribute('role', 'tree');
  list.setAttribute('aria-label', list.previousElementSibling?.textContent ?? 'Results');
  list.removeAttribute('aria-labelledby');
}

function keepExisting(element: Element): void {
  const given = element.getAttribute('aria-controls') ?? '';
  const existing = given.split(' ').filter((id) => document.getElementById(id));
  if (existing.length === 0) element.removeAttribute('aria-controls');
  else if (existing.join(' ') !== given) element.setAttribute('aria-controls', existing.join(' '));
}
