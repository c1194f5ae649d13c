import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {readSymptoms, SYMPTOMS_FILE, symptomsIn} from './readSymptoms';

const page = `---
title: Guide
---

- **Not in the section**: see [there](./a.mdx).

## Find your trouble {/* #troubleshooting */}

- **\`The kettle … is dry\`**: no water. See [tea](../tea/water.mdx#fill), or [a kettle](../tea/kettle.mdx#dry).
- **It does not boil**: no power. See [below](#power).
- An item without a symptom: [x](#x).

### In a table

| symptom | where |
|---|---|
| **It leaks** | [leaks](/tea/leaks) |

## Power

- **After the section**: see [there](./a.mdx).
`;

test('what readers see is read from the section, with the last link of each item', () => {
  expect(symptomsIn(page)).toEqual([
    {text: 'The kettle … is dry', isMessage: true, to: '/tea/kettle#dry'},
    {text: 'It does not boil', isMessage: false, to: '/usage/usage-guide#power'},
    {text: 'It leaks', isMessage: false, to: '/tea/leaks'},
  ]);
});

test.each([
  ['symptom', page.replace('It does not boil', '`boil`').replace('It leaks', '`leak`')],
  ['message', '## Nothing here\n'],
])('a page without a %s is an error that says what to write', (kind, text) => {
  const folder = mkdtempSync(join(tmpdir(), 'symptoms-'));
  mkdirSync(join(folder, 'docs/usage'), {recursive: true});
  writeFileSync(join(folder, SYMPTOMS_FILE), text);
  expect(() => readSymptoms(folder)).toThrow(
    `docs/usage/usage-guide.mdx: the section #troubleshooting lists no ${kind}. Write items of the form`,
  );
  rmSync(folder, {recursive: true});
});
