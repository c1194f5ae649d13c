import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {measure} from './measure.mjs';
import {table} from './table.mjs';

/** `npm run bench:bundle`: measures the bundles again and writes the tables that the pages show. */
const samples = join(import.meta.dirname, '..', '..', 'samples', 'rtk-query');
const sizes = await measure();
const own = sizes.filter(({versions}) => versions.startsWith('@reduxjs/toolkit'));
await writeFile(join(samples, 'comparison', 'bundleSizes.txt'), table(sizes));
await writeFile(join(samples, 'overview', 'bundleSizes.txt'), table(own));
console.log(table(sizes));
