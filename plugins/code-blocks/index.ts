import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {tabsHeadScript} from './tabs';

/** What code blocks need besides their HTML: styles, behaviour, the reader's choice of tabs; and no Prism. */
export default function pluginCodeBlocks({siteDir}: LoadContext): Plugin {
  const own = (path: string) => join(siteDir, 'plugins/code-blocks', path);
  return {
    name: 'code-blocks',
    getThemePath: () => own('theme'),
    getTypeScriptThemePath: () => own('theme'),
    getClientModules: () => ['styles.css', 'client/tabs.ts', 'client/copy.ts', 'client/wrap.ts'].map(own),
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: tabsHeadScript()}]}),
    configureWebpack: () => ({
      resolve: {alias: {'prism-react-renderer$': own('noPrism.ts')}},
    }),
  };
}
