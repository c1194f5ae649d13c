import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'vitest';
import {drift} from '../../plugins/api-reference/upgrade/drift';

// Run by Vitest for its loader: the pages' parser is ESM only, the plugin is TypeScript.
test('compare the pages with the other library', {timeout: 600_000}, async () => {
  const root = process.env.LIBRARY_ROOT!;
  writeFileSync(join(root, 'drift.json'), JSON.stringify(await drift(process.cwd(), root)));
});
