import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {format, resolveConfig} from 'prettier';
import {root} from '../shell.mjs';

export const DATA = 'plugins/since/since.json';
const file = join(root, DATA);

/** @returns {Record<string, unknown>} */
export function readData() {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/**
 * Replaces parts of the data; what another command wrote stays.
 *
 * @param {Record<string, unknown>} parts
 */
export async function writeData(parts) {
  const text = JSON.stringify({...readData(), ...parts});
  writeFileSync(file, await format(text, {...(await resolveConfig(file)), parser: 'json'}));
}
