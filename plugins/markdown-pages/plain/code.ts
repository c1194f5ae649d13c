import type {Code, Strong} from 'mdast';
import type {Node} from 'unist';
import {readFenceMeta} from '../../shared/fenceMeta';
import {CHANGES, type SampleOrigin} from '../../shared/SampleOrigin';
import {paragraph, type PageContext} from './context';

/** A fence for each variant, with its label before it and the name of its file beside the language. */
export async function plainCode(node: Node, {variantsOf}: PageContext): Promise<Node[]> {
  const {lang, meta, value, data} = node as Code;
  const {title, npm2yarn = false} = readFenceMeta(meta);
  const {sample, since} = (data?.hProperties ?? {}) as {sample?: string; since?: string};
  const origin = sample ? (JSON.parse(sample) as SampleOrigin) : undefined;
  const variants = await variantsOf({
    code: value,
    language: lang ?? 'text',
    npm2yarn,
    ...(origin && {sample: origin}),
  });
  const change = origin?.change ? ` (${CHANGES[origin.change.kind]})` : '';
  const note = since ? [paragraph([{type: 'text', value: `Works with ${since} and later.`}])] : [];
  const fences = variants.flatMap(({label, language, code}): Node[] => {
    // Words may follow the name, as in "bikes.ts, before"; a declaration file has no JavaScript counterpart.
    const name = language.startsWith('js') ? title?.replace(/(?<!\.d)\.ts(x?)(?![\w.])/, '.js$1') : title;
    // A file may hold only types: in JavaScript there is nothing to show.
    if (!code) return [labelled(label!, 'nothing to write, these lines are types only')];
    const fence = {
      type: 'code',
      lang: language,
      meta: name ? `title="${name}${change}"` : null,
      value: code,
    } as Code;
    return label ? [labelled(label), fence] : [fence];
  });
  return [...fences, ...note];
}

function labelled(label: string, remark = ''): Node {
  const strong: Strong = {type: 'strong', children: [{type: 'text', value: `${label}:`}]};
  return paragraph(remark ? [strong, {type: 'text', value: ` ${remark}`}] : [strong]);
}
