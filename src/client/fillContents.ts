import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {CLASSES} from '@site/plugins/docusaurus-internals/themeNames';
import {contentsHtml} from './contentsHtml';

/** Before React, from the data of the page. */
function fill(fold: Element): void {
  const list = fold.lastElementChild!;
  const data = document.querySelector<HTMLElement>('[data-page]')?.dataset['page'];
  if (data && list.childElementCount === 0) list.innerHTML = contentsHtml(JSON.parse(data).toc);
}

if (ExecutionEnvironment.canUseDOM)
  document.addEventListener('click', ({target}) => {
    const fold = (target as Element).closest(`.${CLASSES.contents} > summary`)?.parentElement;
    if (fold) fill(fold);
  });
