import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {DriftError} from '../library/DriftError';

/** The attributes of a tag, all of them plain strings of the given names. */
export function readAttributes<Name extends string>(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  required: readonly Name[],
  optional: readonly Name[],
): Partial<Record<Name, string>> {
  const known: readonly string[] = [...required, ...optional];
  const found: Record<string, string> = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string')
      throw new DriftError(`<${node.name}> takes attributes such as of="Name" only, no {expressions}.`);
    if (!known.includes(attribute.name))
      throw new DriftError(
        `<${node.name}> has no attribute ${attribute.name}; it knows ${known.join(', ')}.`,
      );
    found[attribute.name] = attribute.value;
  }
  for (const name of required) if (!found[name]) throw new DriftError(`<${node.name}> needs ${name}="…".`);
  return found as Partial<Record<Name, string>>;
}
