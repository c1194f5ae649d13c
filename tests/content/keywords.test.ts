import {expect, test} from 'vitest';
import {filesBelow, read} from './files';

const pages = filesBelow('docs').filter((file) => file.endsWith('.mdx'));
const keywordsOf = (page: string) => /^keywords: \[(.*)\]$/m.exec(read(page))?.[1]?.split(', ') ?? [];

test.each(pages)('%s says what people call its subject', (page) => {
  const keywords = keywordsOf(page);
  expect(keywords.length).toBeGreaterThanOrEqual(4);
  expect(new Set(keywords).size).toBe(keywords.length);
});
