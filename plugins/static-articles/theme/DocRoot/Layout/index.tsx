// Change: in the browser, the sidebar comes with the page; see README.md of this plugin.
import Layout from '@theme-init/DocRoot/Layout';
import type {Props} from '@theme/DocRoot/Layout';
import {DocsSidebarProvider, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {useSidebarOf} from '../../StaticArticle/sidebar';

export default function DocRootLayout(props: Props) {
  // On the server and in development the whole sidebar is here.
  const known = useDocsSidebar()?.items;
  const items = useSidebarOf(useLocation().pathname);
  return (
    <DocsSidebarProvider name="docs" items={known ?? items}>
      <Layout {...props} />
    </DocsSidebarProvider>
  );
}
