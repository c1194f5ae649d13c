// Change: the trail for search engines starts at the landing page. Our categories have no page of their own, so the
// stock trail would have one entry only.
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';

export default function StructuredDataFromHome({breadcrumbs}: Props) {
  const {siteConfig} = useDocusaurusContext();
  const home = {type: 'link', label: siteConfig.title, href: useBaseUrl('/')} as const;
  return <StructuredData breadcrumbs={[home, ...breadcrumbs]} />;
}
