import type {Element} from 'hast';
import {readFenceMeta} from '../shared/fenceMeta';
import type {SampleOrigin} from '../shared/SampleOrigin';
import {LANGUAGES, type Language} from './highlight/highlight';

/** The content and options of a fence. */
export interface Fence {
  code: string;
  language: Language;
  title?: string;
  /** `{1,4-6}` */
  highlighted?: string;
  npm2yarn: boolean;
  /** The fence shows a signature: the names in it become links to their reference. */
  signature?: true;
  sample?: SampleOrigin;
  /** The oldest release of the library that the sample works with, where that is not all of 2.x. */
  since?: string;
  /** The title names a file that the page shows, so its extension follows the reader's language. */
  titleFollows?: boolean;
  /** The code for JavaScript readers, if the fence is not a sample and it differs. */
  javascript?: string;
}

/** Long names of languages that a fence may use, too. */
const ALIASES: Record<string, Language> = {
  typescript: 'ts',
  javascript: 'js',
  sh: 'bash',
  shell: 'bash',
  txt: 'text',
};

/** Reads the `code` element that Docusaurus makes of a fence. */
export function readFence({properties, children}: Element): Fence {
  const classes = Array.isArray(properties.className) ? properties.className.map(String) : [];
  const named = classes.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? 'text';
  const meta = typeof properties.metastring === 'string' ? properties.metastring : '';
  const {title, npm2yarn = false} = readFenceMeta(meta);
  const highlighted = /\{([\d,\s-]+)\}/.exec(meta)?.[1];
  return {
    code: children
      .map((child) => ('value' in child ? child.value : ''))
      .join('')
      .replace(/\n$/, ''),
    language: toLanguage(named),
    ...(title && {title}),
    ...(highlighted && {highlighted}),
    npm2yarn,
    ...(/(^|\s)signature(\s|$)/.test(meta) && {signature: true as const}),
    ...(typeof properties.sample === 'string' && {sample: JSON.parse(properties.sample) as SampleOrigin}),
    ...(typeof properties.since === 'string' && {since: properties.since}),
  };
}

function toLanguage(name: string): Language {
  const language = ALIASES[name] ?? LANGUAGES.find((known) => known === name);
  if (!language)
    throw new Error(
      `The fence's language \`${name}\` is not highlighted here: use one of ${LANGUAGES.join(', ')}.`,
    );
  return language;
}
