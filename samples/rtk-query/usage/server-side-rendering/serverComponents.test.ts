import {expect, test, vi} from 'vitest';
import {temporaryFolder} from '../../../testing/temporaryFolder';

const program = `
const [, , name, from] = process.argv;
const {createApi} = await import(import.meta.resolve(name, from));
console.log(typeof createApi);
`;

test('a server component can import the entry point without hooks only', async () => {
  const folder = await temporaryFolder();
  await folder.write('program.mjs', program);
  // Modules are resolved as for React Server Components.
  vi.stubEnv(
    'NODE_OPTIONS',
    '--conditions=react-server --experimental-import-meta-resolve',
  );
  const importing = (name: string) =>
    folder.run(folder.path('program.mjs'), name, import.meta.url);

  expect(await importing('@reduxjs/toolkit/query')).toBe('function\n');
  expect(await importing('@reduxjs/toolkit/query/react')).toContain(
    "Named export 'useContext' not found",
  );
});
