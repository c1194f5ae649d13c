import {describe, expect, test} from 'vitest';
import {buildFixture} from './buildFixture';

// A build takes seconds on a quiet machine, and this may be a busy one.
const patience = 240_000;
const home = 'export default () => <a href="/first">first</a>;';

describe.concurrent('the build', () => {
  test(
    'fails on a link to a page that does not exist, and names both',
    async () => {
      const {code, output} = await buildFixture('broken-link', {
        'docs/first.mdx': '# First\n\nSee [nowhere](/nowhere).\n',
        'pages/index.jsx': home,
      });
      expect(code).toBe(1);
      expect(output).toMatch(/broken links/i);
      expect(output).toMatch(/source page path = \/first:\s+-> linking to \/nowhere/);
    },
    patience,
  );

  test(
    'fails on a link to a heading that does not exist',
    async () => {
      const {code, output} = await buildFixture('broken-anchor', {
        'docs/first.mdx': '# First\n\nSee [below](#missing).\n',
        'pages/index.jsx': home,
      });
      expect(code).toBe(1);
      expect(output).toMatch(/broken anchors/i);
      expect(output).toContain('#missing');
    },
    patience,
  );

  test(
    'fails on an import that does not exist',
    async () => {
      const {code, output} = await buildFixture('missing-import', {
        'docs/first.mdx': '# First\n',
        'pages/index.jsx': `import {missing} from '../names';\nexport default () => <a href="/first">{missing}</a>;`,
        'names.js': 'export const there = 1;',
      });
      expect(code).toBe(1);
      expect(output).toContain("'missing'");
    },
    patience,
  );

  test(
    'warns of a Markdown link to no file and of two pages with one address, and goes on',
    async () => {
      const {code, output} = await buildFixture('warnings', {
        'docs/first.mdx': '---\nslug: /first\n---\n\n# First\n\nSee [the file](./missing.mdx).\n',
        'docs/missing.txt': '',
        'pages/first.jsx': 'export default () => <p>also first</p>;',
        'pages/missing.mdx.jsx': 'export default () => <p>keeps the link alive</p>;',
        'pages/index.jsx': home,
      });
      expect(output).toMatch(/\[WARNING\] Markdown link with URL `\.\/missing\.mdx`/);
      expect(output).toMatch(/\[WARNING\] Duplicate routes found/);
      expect(code).toBe(0);
    },
    patience,
  );
});
