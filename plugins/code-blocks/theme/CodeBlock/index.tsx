// Change: plain code. Fences never get here, they are HTML since the build; this is for `<CodeBlock>` in a component.
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
