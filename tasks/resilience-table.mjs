// Which sample breaks which rule of samples/testing/life, and when: `node tasks/resilience-table.mjs [--details]`.
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

const LINE = /^(\S.*?) × (.+?) × (\w+): it .*$/;

const folder = mkdtempSync(join(tmpdir(), 'resilience-'));
const report = join(folder, 'report.json');
spawnSync(
  'npx',
  ['vitest', 'run', 'resilience.test', 'life/programs.test', '--reporter=json', `--outputFile=${report}`],
  {stdio: ['ignore', 'ignore', 'inherit']},
);
/** @type {{testResults: {name: string, message: string, assertionResults: {fullName: string, failureMessages: string[]}[]}[]}} */
const {testResults} = JSON.parse(readFileSync(report, 'utf8'));
rmSync(folder, {recursive: true});

/** @type {Map<string, Set<string>>} */
const rows = new Map();
/** @type {string[]} */
const others = [];
for (const {name, message, assertionResults} of testResults) {
  if (assertionResults.length === 0) others.push(`${name}: ${message}`);
  for (const {fullName, failureMessages} of assertionResults) {
    const lines = failureMessages.flatMap((text) => text.split('\n')).filter((line) => LINE.test(line));
    if (failureMessages.length > 0 && lines.length === 0)
      others.push(`${name}: ${fullName}: ${failureMessages[0]?.split('\n').slice(0, 2).join(' ')}`);
    for (const line of lines) {
      const [, sample, when = '', rule] = LINE.exec(line) ?? [];
      const row = `${sample} | ${rule}`;
      rows.set(row, (rows.get(row) ?? new Set()).add(when));
      if (process.argv.includes('--details')) console.log(line);
    }
  }
}

console.log('| sample | rule | when |\n| --- | --- | --- |');
for (const [row, when] of [...rows].sort()) console.log(`| ${row} | ${[...when].join('; ')} |`);
if (others.length > 0) console.log(`\nOther failures:\n${others.join('\n')}`);
