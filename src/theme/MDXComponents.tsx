// Change: tables scroll inside a box of their own, and authors may write `<Figure>`.
import Figure from '@site/src/components/Figure';
import TableBox from '@site/src/components/TableBox';
import MDXComponents from '@theme-original/MDXComponents';

export default {...MDXComponents, table: TableBox, Figure};
