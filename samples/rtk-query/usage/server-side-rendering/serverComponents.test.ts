// This test starts Node the way a server of React Server Components does.
/// <reference types="node" />
import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {expect, test} from 'vitest';

const importAsServerComponent = (name: string) =>
  promisify(execFile)(process.execPath, [
    '--conditions=react-server',
    '--input-type=module',
    `--eval=import {createApi} from '${name}'; console.log(typeof createApi)`,
  ]).then(
    ({stdout}) => stdout.trim(),
    ({stderr}: {stderr: string}) => stderr,
  );

test('a server component can import the entry point without hooks only', async () => {
  expect(await importAsServerComponent('@reduxjs/toolkit/query')).toBe(
    'function',
  );
  expect(
    await importAsServerComponent('@reduxjs/toolkit/query/react'),
  ).toContain("Named export 'useContext' not found");
});
