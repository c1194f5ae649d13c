import {posix} from 'node:path';

/** Fails the tests wherever it is left. Put together here, so that this file does not fail them. */
export const UNFINISHED = ['TO', 'DO'].join('');

/**
 * What a new page consists of: its text, a sample that it shows, and the test that runs the sample.
 *
 * @param {string} id path below docs/, without an ending
 * @param {string} title
 * @returns {Record<string, string>} texts by path from the project's root
 */
export function filesOf(id, title) {
  const name = camelCase(posix.basename(id));
  const samples = `samples/${id}`;
  const testing = posix.relative(samples, 'samples/testing');
  return {
    [`docs/${id}.mdx`]: page(id, title, name),
    [`${samples}/${name}.ts`]: sample(name),
    [`${samples}/${name}.output.txt`]: '1\n',
    [`${samples}/${name}.test.ts`]: test(name, testing),
  };
}

/**
 * @param {string} id
 * @param {string} title
 * @param {string} name
 */
const page = (id, title, name) => `---
title: ${title}
description: ${UNFINISHED}, what a reader learns here, in one or two sentences. Search engines show it.
keywords: [${UNFINISHED}, what people call it, in words, that the page itself does not use]
---

${UNFINISHED}: the first paragraph tells whether this is the right page.

## ${UNFINISHED}

\`\`\`ts sample=${id}/${name}.ts

\`\`\`

\`\`\`text sample=${id}/${name}.output.txt

\`\`\`
`;

/** @param {string} name */
const sample = (name) => `import {configureStore, createSlice} from '@reduxjs/toolkit';

const ${name}Slice = createSlice({
  name: '${name}',
  initialState: 0,
  reducers: {
    counted: (count) => count + 1,
  },
});

const store = configureStore({reducer: ${name}Slice.reducer});
store.dispatch(${name}Slice.actions.counted());
console.log(store.getState());
`;

/**
 * @param {string} name
 * @param {string} testing
 */
const test = (name, testing) => `import {test} from 'vitest';
import {recordOutput} from '${testing}/recordOutput';

test('what ${name}.ts prints', () =>
  recordOutput('./${name}.output.txt', () => import('./${name}')));
`;

/** @param {string} name */
function camelCase(name) {
  return name
    .replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
    .replace(/^\w/, (letter) => letter.toLowerCase());
}
