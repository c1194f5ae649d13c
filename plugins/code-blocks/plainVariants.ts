import convert from 'npm-to-yarn';
import {sameCode} from './createBlock';
import type {SampleOrigin} from '../shared/SampleOrigin';
import {takeMarks} from './highlight/marks';
import {cutLines} from './javascript/cutLines';
import {commandInJavaScript} from './javascript/fileNames';
import type {Options} from './options';
import {SampleProject} from './SampleProject';
import {TAB_GROUPS} from './tabs';

/** One of the texts behind the tabs of a block; a block without tabs has one, without a label. */
export interface PlainVariant {
  label?: string;
  language: string;
  code: string;
}

export interface PlainFence {
  code: string;
  language: string;
  npm2yarn: boolean;
  sample?: SampleOrigin;
}

/** The text of a block without markup, for code that writes the page in another format. */
export function plainVariantsOf({siteDir}: Options): (fence: PlainFence) => Promise<PlainVariant[]> {
  const samples = SampleProject.of(siteDir);

  return async ({code: written, language, npm2yarn, sample}) => {
    if (npm2yarn) return commandsOf(written, language);

    const {code, kept} = takeMarks(written);
    if (!sample || sample.typescriptOnly || !/^tsx?$/.test(language)) return [{language, code}];
    const javascript = await samples.javascriptOf(sample.file);
    const lines = kept.map((index) => sample.lines[index]!);
    const {text} = cutLines(javascript, [...lines, ...(sample.onlyInJavaScript ?? [])]);
    if (sameCode(text, code)) return [{language, code}];
    return [
      {label: 'TypeScript', language, code},
      {label: 'JavaScript', language: language.replace('t', 'j'), code: text},
    ];
  };
}

/** One per package manager, and one for readers of JavaScript if theirs differs. */
function commandsOf(written: string, language: string): PlainVariant[] {
  const javascript = commandInJavaScript(written);
  return [
    ...TAB_GROUPS['package-manager'].map((label) => ({
      label,
      language,
      code: label === 'npm' ? written : convert(written, label),
    })),
    ...(javascript === written ? [] : [{label: 'npm, JavaScript', language, code: javascript}]),
  ];
}
