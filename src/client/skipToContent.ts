import {SKIP_TARGET} from '@site/plugins/docusaurus-internals/themeNames';
import {whileAsleep} from '@site/plugins/shared/client/wake';

/** Without scripts this link leads to what is around the text, where Tab goes to the sidebar first. */
whileAsleep(`a[href="#${SKIP_TARGET}"]`, () => {
  const main = document.querySelector('main')!;
  main.tabIndex = -1;
  main.focus();
  main.removeAttribute('tabindex');
});
