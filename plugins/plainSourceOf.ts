import {extname, join} from 'node:path';
import type {Options} from './code-blocks/options';
import {plainVariantsOf} from './code-blocks/plainVariants';
import {readSample} from './samples/readSample';
import {cutRegion} from './samples/regions';

/** The whole text of a sample as pages show it, without marks and regions, in both languages. */
export function plainSourceOf(options: Options): (file: string) => Promise<{ts: string; js: string}> {
  const variantsOf = plainVariantsOf(options);
  return async (file) => {
    const source = readSample(join(options.siteDir, 'samples'), file);
    const language = extname(file).slice(1);
    if (!/^tsx?$/.test(language)) return {ts: source, js: source};
    const {text, ...place} = cutRegion(source, `samples/${file}`);
    const variants = await variantsOf({code: text, language, npm2yarn: false, sample: {file, ...place}});
    return {ts: ended(variants[0]!.code), js: ended(variants.at(-1)!.code)};
  };
}

const ended = (text: string) => (text === '' ? '' : `${text.trimEnd()}\n`);
