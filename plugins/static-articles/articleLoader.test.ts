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
  it('renders the page inside one element on the server', () => {
    const source = makeStatic(compiled, true, 'docs/a.mdx');
    expect(source).toContain('children: _jsx(MDXContent, props)');
    expect(source).toContain("import _metadata from '@site/.docusaurus/page.json';");
    expect(source.match(/export default/g)).toHaveLength(1);
  });

  it('leaves the compiled text unused in the browser', () => {
    const source = makeStatic(compiled, false, 'docs/a.mdx');
    expect(source.match(/MDXContent/g)).toHaveLength(1);
    expect(source).toContain('await _loadArticle(_metadata.permalink)');
  });

  it('keeps the other exports', () => {
    expect(makeStatic(compiled, false, 'docs/a.mdx')).toContain('export const toc = [];');
  });

  it('says what to do when the MDX loader changes its output', () => {
    expect(() => makeStatic('export const toc = [];', false, 'docs/a.mdx')).toThrow(
      'docs/a.mdx: the compiled page has no "metadata" to replace',
    );
    expect(() =>
      makeStatic(compiled.replace('export default function MDXContent', ''), true, 'docs/a.mdx'),
    ).toThrow('articleLoader.cjs');
  });
});
