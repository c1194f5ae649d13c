/// <reference types="node" />
/// <reference types="vite/types/importMeta.d.ts" />
import {expect, test, vi} from 'vitest';
import type {Fault} from './faultyNetwork';
import {expectNone} from './inLife';
import {handlersOf, NETWORKS} from './networks';
import {runWithFault} from './runWithFault';

/**
 * Every program that a test records (`recordOutput('./x.output.txt', () => import('./x'))`) also runs without its server:
 * it ends, it leaves no promise unhandled, and what it prints is not what it prints when all goes well.
 */
const tests = import.meta.glob<string>('../../**/*.test.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const modules = import.meta.glob('../../**/*.ts');
const RECORDED =
  /recordOutput\(\s*'\.\/[^']+\.output\.txt',\s*\(\) => import\('\.\/([^']+)'\)/g;

interface Program {
  name: string;
  page: string;
}

const programs = Object.entries(tests).flatMap(([path, text]) =>
  [...text.matchAll(RECORDED)].flatMap(([, file = '']): Program[] => {
    const folder = path.replace('../../', '').replace(/\/[^/]*$/, '');
    const page = Object.keys(NETWORKS).find(
      (one) => folder === one || folder.startsWith(`${one}/`),
    );
    return page ? [{name: `${folder}/${file}`, page}] : [];
  }),
);

/** Programs whose failure is not theirs to show. */
const EXCEPT: Record<string, string> = {
  'api/createAsyncThunk/leavePage': 'aborts before a response can fail',
  'rtk-query/usage/automated-refetching/payOne':
    'prints its steps; its test prints what the server got',
  'rtk-query/usage/manual-cache-updates/wrongArgument':
    'shows a patch that finds no entry',
};

async function run({name, page}: Program, fault?: Fault) {
  vi.resetModules();
  const server = await modules[`../../${page}/handlers.ts`]!();
  const handlers = handlersOf(server as object, NETWORKS[page]!);
  return runWithFault(
    handlers,
    async () => void (await modules[`../../${name}.ts`]!()),
    fault,
  );
}

test.each(programs)(
  '$name without its server',
  async (program) => {
    const normal = await run(program);
    const sample = program.name;
    let isHidden = false;
    for (const fault of ['status 500', 'no network'] as const) {
      const {violations, text, sent} = await run(program, fault);
      const hides = sent > 0 && text === normal.text;
      isHidden ||= hides;
      if (hides && !EXCEPT[sample])
        violations.push({
          rule: 'hiddenFailure',
          detail: text.slice(-80).replaceAll('\n', ' '),
        });
      expectNone(violations, sample, `the request fails: ${fault}`);
    }
    expect(isHidden, 'remove its entry of EXCEPT').toBe(
      isHidden || sample in EXCEPT,
    );
  },
  120_000,
);
