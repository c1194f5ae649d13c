import {expect, test} from 'vitest';
import {licensesText, packageFolder, readPackage} from './shippedPackages';

test.each([
  ['/app/node_modules/react/index.js', '/app/node_modules/react'],
  ['/app/node_modules/@scope/name/lib/a.js', '/app/node_modules/@scope/name'],
  ['/app/node_modules/a/node_modules/b/i.js', '/app/node_modules/a/node_modules/b'],
  ['/app/src/index.ts', undefined],
])('%s belongs to %s', (file, folder) => {
  expect(packageFolder(file)).toBe(folder);
});

test('a package is read with its license', () => {
  expect(readPackage('node_modules/react')).toMatchObject({
    name: 'react',
    license: 'MIT',
    text: expect.stringContaining('Permission is hereby granted'),
  });
});

test('packages are listed by name, a text that several share stands once', () => {
  const text = licensesText([
    {name: 'b', version: '1.0.0', license: 'MIT', text: 'Free.'},
    {name: 'a', version: '2.0.0', license: 'MIT', text: 'Free.'},
    {name: 'a', version: '2.0.0', license: 'MIT', text: 'Free.'},
  ]);
  expect(text).toContain('a 2.0.0: MIT\nb 1.0.0: MIT\n\n');
  expect(text).toContain('a, b\n\nFree.');
  expect(text.match(/Free\./g)).toHaveLength(1);
});
