import {describe, expect, it} from 'vitest';
import {makeStatic} from './articleLoader.cjs';

const compiled = [
  "export {default as metadata} from '@site/.docusaurus/page.json'",
  'import {jsx as _jsx} from "react/jsx-runtime";',
  'export const toc = [];',
  'function _createMdxContent(props) {}',
  'export default function MDXContent(props = {}) {}',
].join('\n');

describe('makeStatic', () => {
  it('renders the page inside one element, with its data', () => {
    const source = makeStatic(compiled, 'docs/a.mdx');
    expect(source).toContain('children: _jsx(MDXContent, props)');
    expect(source).toContain("import _metadata from '@site/.docusaurus/page.json';");
    expect(source.match(/export default/g)).toHaveLength(1);
  });

  it('keeps the other exports', () => {
    expect(makeStatic(compiled, 'docs/a.mdx')).toContain('export const toc = [];');
  });

  it('refuses a file that only the browser’s bundle would publish', () => {
    const picture = `${compiled}\nconst src = require("!url-loader!./a.png").default;`;
    const component = `import Cup from '../Cup';\n${compiled}`;
    for (const source of [picture, component])
      expect(() => makeStatic(source, 'docs/a.mdx')).toThrow(
        'docs/a.mdx: a page cannot use a file beside it',
      );
  });
});
