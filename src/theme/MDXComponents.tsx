// Change: authors may write `<Figure>`.
import Figure from '@site/src/components/Figure';
import MDXComponents from '@theme-original/MDXComponents';

export default {...MDXComponents, Figure};
