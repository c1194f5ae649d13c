import {generateEndpoints} from '@rtk-query/codegen-openapi';
import prettier from 'prettier';
import {expect, test} from 'vitest';
import {record, recordOutput} from '../../../testing/recordOutput';
import {temporaryFolder} from '../../../testing/temporaryFolder';
import config from './openapi-config.json';

const command = '@rtk-query/codegen-openapi/cli';

test('the command writes the file that the page shows', async () => {
  const folder = await temporaryFolder(import.meta.url);
  await folder.remove('bikeShareApi.ts');
  // Started elsewhere: paths count from the folder of the config file.
  const printed = await folder.run(
    command,
    folder.path('openapi-config.json'),
  );
  await record('./command.output.txt', printed);

  const shown = new URL('./bikeShareApi.ts', import.meta.url).pathname;
  const written = await folder.read('bikeShareApi.ts');
  const style = await prettier.resolveConfig(shown);
  const text = await prettier.format(written, {
    ...style,
    parser: 'typescript',
  });
  await expect(text).toMatchFileSnapshot(shown);
});

test('a TypeScript config needs a loader, an .mjs config nothing', async () => {
  const folder = await temporaryFolder(import.meta.url);
  const text = JSON.stringify({...config, outputFile: './out.ts'});
  await folder.write('config.mjs', `export default ${text}`);
  const printed = await Promise.all([
    folder.run(command, folder.path('split-config.ts')),
    folder.run(command, folder.path('config.mjs')),
  ]);
  expect(printed).toEqual([
    'Encountered a TypeScript configfile, but neither esbuild-runner nor ts-node are installed.\n',
    'Generating ./out.ts\nDone\n',
  ]);
});

test('several files, from a program', async () => {
  (await temporaryFolder(import.meta.url)).enter();
  await recordOutput('./generate.output.txt', () => import('./generate'));
});

test('only with an output file is the import relative to it', async () => {
  const [folder, other] = [
    await temporaryFolder(import.meta.url),
    await temporaryFolder(),
  ];
  folder.enter();
  const {schemaFile, apiFile} = config;
  expect(await generateEndpoints({schemaFile, apiFile})).toContain(
    'from "./emptyApi"',
  );
  const outputFile = other.path('out.ts');
  await generateEndpoints({schemaFile, apiFile, outputFile});
  expect(await other.read('out.ts')).toMatch(/from "\.\.\/.+\/emptyApi"/);
});

test('a Prettier configuration beside the config file must be named', async () => {
  const folder = await temporaryFolder(import.meta.url);
  await folder.write('.prettierrc', '{"tabWidth": 8}');
  const named = {...config, prettierConfigFile: '.prettierrc'};
  await folder.write('named.json', JSON.stringify(named));
  const indentAfter = async (name: string) => {
    await folder.run(command, folder.path(name));
    const text = await folder.read('bikeShareApi.ts');
    return text.match(/^ +/m)?.[0].length;
  };
  expect(await indentAfter('openapi-config.json')).toBe(2);
  expect(await indentAfter('named.json')).toBe(8);
});
