// Change: an address is met here, above everything that asks which page it is.
import type {Props} from '@theme/Root';
import {useLocation} from '@docusaurus/router';
import {meetPage} from '../StaticArticle/meetPage';

export default function Root({children}: Props) {
  meetPage(useLocation().pathname);
  return <>{children}</>;
}
