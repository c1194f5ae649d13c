import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {expect, test} from 'vitest';
import {readSymptoms, SYMPTOM_FILES, symptomsIn} from './readSymptoms';

const text = `---
title: Guide
---

- Not in the section: [there](./a.mdx).

### Find your trouble {/* #trouble */}

**In the console**

- \`The kettle … is dry\`, \`no water\`: [fill it](../tea/water.mdx#fill), or [a kettle](../tea/kettle.mdx#dry).
- It says \`hot\` and does not boil: [below](#power). It boils twice: [again](#again).
- An item without a link.

| seen | where |
|---|---|
| it \`leaks\` | [leaks](/tea/leaks) |

## Power

- After the section: [there](./a.mdx).
`;

test('what readers see is read from the section, with the first link of each item', () => {
  const from = '/usage/guide';
  expect(symptomsIn(text, 'usage/guide', 'trouble')).toEqual([
    {text: 'The kettle … is dry', isMessage: true, to: '/tea/water#fill', from},
    {text: 'It says hot and does not boil', isMessage: false, to: '/usage/guide#power', from},
    {text: 'it leaks', isMessage: false, to: '/tea/leaks', from},
  ]);
});

test('a page without the section is an error that says what to write', () => {
  const folder = mkdtempSync(join(tmpdir(), 'symptoms-'));
  for (const file of SYMPTOM_FILES) {
    mkdirSync(dirname(join(folder, file)), {recursive: true});
    writeFileSync(join(folder, file), text);
  }
  expect(() => readSymptoms(folder)).toThrow(
    'docs/usage/usage-guide.mdx: the section #symptom-index lists no symptom. Write items of the form',
  );
  rmSync(folder, {recursive: true});
});
