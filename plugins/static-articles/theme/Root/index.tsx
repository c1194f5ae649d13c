// Change: registers the page of the address before any component below asks which page it is.
import type {Props} from '@theme/Root';
import {useLocation} from '@docusaurus/router';
import {registerPage} from '../StaticArticle/registerPage';

export default function Root({children}: Props) {
  registerPage(useLocation().pathname);
  return <>{children}</>;
}
