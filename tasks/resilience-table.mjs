// Which sample breaks which rule of samples/testing/life: `node tasks/resilience-table.mjs [--write]`.
// Runs all resilience tests and prints a table; `--write` makes samples/testing/life/knownFaults.json say the same.
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {format} from 'prettier';

const KNOWN = 'samples/testing/life/knownFaults.json';
const LINE = /^(?:\w*Error: )?(\S.*?) × (.+?) × (\w+): it (.*)$/;

const folder = mkdtempSync(join(tmpdir(), 'resilience-'));
const report = join(folder, 'report.json');
const before = readFileSync(KNOWN, 'utf8');
// With nothing known, every fault is reported.
writeFileSync(KNOWN, '{}\n');
spawnSync(
  'npx',
  ['vitest', 'run', 'resilience.test', 'life/programs.test', '--reporter=json', `--outputFile=${report}`],
  {
    stdio: ['ignore', 'ignore', 'inherit'],
  },
);
writeFileSync(KNOWN, before);
/** @type {{testResults: {name: string, message: string, assertionResults: {fullName: string, status: string, failureMessages: string[]}[]}[]}} */
const {testResults} = JSON.parse(readFileSync(report, 'utf8'));
rmSync(folder, {recursive: true});

/** @type {Record<string, Record<string, string[]>>} */
const faults = {};
/** @type {string[]} */
const others = [];
for (const {name, message, assertionResults} of testResults) {
  if (assertionResults.length === 0) others.push(`${name}: ${message}`);
  for (const {fullName, failureMessages} of assertionResults) {
    const lines = failureMessages.flatMap((text) => text.split('\n')).filter((line) => LINE.test(line));
    if (failureMessages.length > 0 && lines.length === 0)
      others.push(`${name}: ${fullName}: ${failureMessages[0]?.split('\n').slice(0, 2).join(' ')}`);
    for (const line of lines) {
      const [, sample = '', scenario = '', rule = '', detail = ''] = LINE.exec(line) ?? [];
      const rules = ((faults[sample] ??= {})[scenario] ??= []);
      if (!rules.includes(rule)) rules.push(rule);
      rules.sort();
      if (process.argv.includes('--details')) console.log(`${sample} × ${scenario} × ${rule}: ${detail}`);
    }
  }
}

console.log('| sample | rule | when |\n| --- | --- | --- |');
for (const [sample, scenarios] of Object.entries(faults).sort()) {
  /** @type {Record<string, string[]>} */
  const byRule = {};
  for (const [scenario, rules] of Object.entries(scenarios))
    for (const rule of rules) (byRule[rule] ??= []).push(scenario);
  for (const [rule, when] of Object.entries(byRule))
    console.log(`| ${sample} | ${rule} | ${when.join('; ')} |`);
}
if (others.length > 0) console.log(`\nOther failures:\n${others.join('\n')}`);
if (process.argv.includes('--write')) {
  const sorted = Object.fromEntries(Object.entries(faults).sort());
  writeFileSync(KNOWN, await format(JSON.stringify(sorted), {parser: 'json', printWidth: 110}));
}
