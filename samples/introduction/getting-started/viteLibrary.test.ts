// What Vite does with `process.env.NODE_ENV`, which the toolkit reads.
import {build, type InlineConfig, type Plugin} from 'vite';
import {expect, test} from 'vitest';

const entry = 'virtual:entry';
const source: Plugin = {
  name: 'entry',
  // Library mode makes a path of the entry.
  resolveId: (id) => (id.endsWith(entry) ? entry : null),
  load: (id) =>
    id === entry ? 'console.log("mode", process.env.NODE_ENV)' : null,
};

/** Whether the code that Vite writes still reads the variable. */
async function readsIt(config: InlineConfig) {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [source],
    ...config,
    build: {write: false, minify: false, ...config.build},
  });
  const code = [result]
    .flat()
    .flatMap((part) => ('output' in part ? part.output : []))
    .map((file) => ('code' in file ? file.code : ''))
    .join('');
  expect(code).toContain('mode');
  return code.includes('process.env');
}

test('Vite replaces it in an app, and in a library only with define', async () => {
  const lib = {entry, formats: ['es' as const], fileName: 'orders'};
  const define = {'process.env.NODE_ENV': '"production"'};
  expect(await readsIt({build: {rollupOptions: {input: entry}}})).toBe(
    false,
  );
  expect(await readsIt({build: {lib}})).toBe(true);
  expect(await readsIt({build: {lib}, define})).toBe(false);
});
