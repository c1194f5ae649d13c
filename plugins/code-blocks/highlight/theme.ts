import type {ThemeRegistrationRaw} from 'shiki/core';

/**
 * The classes a token can get; `palette.css` gives each of them a color for light and one for dark.
 * One letter, because a page carries thousands of them.
 */
export const TOKENS = {
  k: 'keyword',
  s: 'string',
  n: 'number or constant',
  c: 'comment',
  f: 'function',
  t: 'type, class, component, tag',
  p: 'property or attribute',
  i: 'braces of templates, escape',
} as const;

export type TokenClass = keyof typeof TOKENS;

const scopes: Record<TokenClass, string[]> = {
  k: [
    'keyword',
    'storage',
    'variable.language.this',
    'variable.language.super',
    'keyword.operator.new',
    'keyword.operator.expression',
    'constant.language',
    'punctuation.definition.keyword.css',
  ],
  s: [
    'string',
    'punctuation.definition.string',
    'support.constant.property-value.css',
    'string.unquoted.argument.shell',
  ],
  n: ['constant.numeric', 'constant.other.color', 'keyword.other.unit'],
  c: ['comment', 'punctuation.definition.comment'],
  f: [
    'entity.name.function',
    'support.function',
    'entity.name.command.shell',
    'meta.function-call.shell entity',
  ],
  t: [
    'entity.name.type',
    'entity.name.class',
    'entity.other.inherited-class',
    'support.type.primitive',
    'support.type.builtin',
    'support.class',
    'entity.name.tag',
  ],
  p: [
    'entity.other.attribute-name',
    'support.type.property-name',
    'constant.other.option',
    'variable.other.readwrite.shell',
  ],
  i: ['punctuation.definition.template-expression', 'constant.character.escape'],
};

/** Operators and arrows look like text: color is for words that carry meaning. */
const plain = [
  'keyword.operator',
  'storage.type.function.arrow',
  'meta.template.expression',
  'punctuation.separator',
  'punctuation.definition.block',
];

const classes = Object.keys(TOKENS) as TokenClass[];
const placeholder = (index: number) => `#00000${index + 1}`;
const DEFAULT = '#000000';

/** A Shiki theme whose colors are names of classes; see `classOf`. */
export const theme: ThemeRegistrationRaw = {
  name: 'classes',
  type: 'light',
  colors: {'editor.foreground': DEFAULT, 'editor.background': '#ffffff'},
  settings: [
    {settings: {foreground: DEFAULT}},
    ...classes.map((name, index) => ({scope: scopes[name], settings: {foreground: placeholder(index)}})),
    {scope: plain, settings: {foreground: DEFAULT}},
    {
      scope: scopes.k.filter((scope) => scope.startsWith('keyword.operator.')),
      settings: {foreground: placeholder(0)},
    },
  ],
};

export function classOf(color: string | undefined): TokenClass | undefined {
  return classes[Number(color?.slice(1)) - 1];
}
