// Change: plain code, for `<CodeBlock>` in a component. Fences become HTML before they get here.
import type {ReactNode} from 'react';

interface Props {
  children?: ReactNode;
  language?: string;
}

export default function CodeBlock({children, language = 'text'}: Props): ReactNode {
  return (
    <div className="code-block code-block-bare" data-lang={language}>
      <pre tabIndex={0}>
        <code>{children}</code>
      </pre>
    </div>
  );
}
