import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** A package that has code in the scripts readers load. */
export interface ShippedPackage {
  name: string;
  version: string;
  license: string;
  /** The text of its license file, if it has one. */
  text?: string;
}

/** The folder of the package a bundled file belongs to: the last `node_modules/name` of its path. */
export function packageFolder(file: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(file)?.[0];
}

export function readPackage(folder: string): ShippedPackage {
  const {name, version, license} = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  if (!license)
    throw new Error(
      `${folder}/package.json names no license, and its code is shipped: find out, or replace the package.`,
    );
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)(\.|$)/i.test(entry));
  return {name, version, license, ...(file && {text: readFileSync(join(folder, file), 'utf8').trim()})};
}

/** `/licenses.txt`: a list first, then every text once. */
export function licensesText(packages: ShippedPackage[]): string {
  // A package can be installed in several places.
  const distinct = new Map(packages.map((shipped) => [`${shipped.name} ${shipped.version}`, shipped]));
  const sorted = [...distinct].toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  const list = sorted.map(([key, {license}]) => `${key}: ${license}`);
  const texts = new Map<string, string[]>();
  for (const [, {name, text}] of sorted) if (text) texts.set(text, [...(texts.get(text) ?? []), name]);
  const parts = [...texts].map(([text, names]) => `${'-'.repeat(72)}\n${names.join(', ')}\n\n${text}`);
  return `Packages whose code this site ships to browsers\n\n${list.join('\n')}\n\n${parts.join('\n\n')}\n`;
}
