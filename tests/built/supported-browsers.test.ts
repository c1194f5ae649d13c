import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {CompatStatement} from '@mdn/browser-compat-data';
import {expect, it} from 'vitest';
import {build} from './builtPages';
import {accepted} from './support/accepted';
import {featuresOfScript} from './support/scripts';
import {featuresOfStyles} from './support/styles';
import {lacking, oldestTargets} from './support/targets';

const targets = oldestTargets();

/** Features that every supported browser may lack, with the browsers and the files. */
function lackedBy(
  folder: string,
  extension: string,
  featuresOf: (text: string) => Map<string, CompatStatement[]>,
) {
  const lacked = new Map<string, string>();
  for (const file of readdirSync(join(build, folder)).filter((name) => name.endsWith(extension))) {
    for (const [feature, entries] of featuresOf(readFileSync(join(build, folder, file), 'utf8'))) {
      const browsers = entries.map((entry) => lacking(entry, targets));
      if (browsers.every((names) => names.length > 0))
        lacked.set(feature, `${browsers[0]?.join(', ')}: ${file}`);
    }
  }
  return lacked;
}

const lacked = new Map([
  ...lackedBy('assets/js', '.js', featuresOfScript),
  ...lackedBy('assets/run', '.js', featuresOfScript),
  ...lackedBy('assets/css', '.css', featuresOfStyles),
]);

it('what the site uses is there in every browser that package.json names, or is accepted with a reason', () => {
  const unknown = [...lacked].filter(([feature]) => !(feature in accepted));
  expect(unknown.map(([feature, where]) => `${feature} (not in ${where})`)).toEqual([]);
});

it('what is accepted is still used, and still lacking somewhere', () => {
  expect(Object.keys(accepted).filter((feature) => !lacked.has(feature))).toEqual([]);
});

it('names one browser of each engine', () => {
  expect([...targets.keys()]).toEqual(expect.arrayContaining(['chrome', 'firefox', 'safari', 'safari_ios']));
});
