import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {subPath} from '../../tasks/sites.mjs';
import {docRoutes} from '../routes';

test.each(docRoutes)('%s below another address names nothing outside', (route) => {
  const html = readFileSync(join(subPath.folder, `${route}.html`), 'utf8');
  const outside = [...html.matchAll(/(?:href|src)="?(\/[^\s">]*)/g)]
    .map(([, address]) => address!)
    .filter((address) => !address.startsWith(subPath.base));
  expect(outside).toEqual([]);
});
