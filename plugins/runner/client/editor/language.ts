import {
  delimitedIndent,
  HighlightStyle,
  indentNodeProp,
  LRLanguage,
  syntaxHighlighting,
} from '@codemirror/language';
import type {Extension} from '@codemirror/state';
import {tags} from '@lezer/highlight';
import {parser} from '@lezer/javascript';

/** What a file is read as, by its ending. */
const DIALECTS: Record<string, string> = {ts: 'ts', tsx: 'ts jsx', js: 'jsx', jsx: 'jsx'};

export function parserOf(file: string): typeof parser {
  return parser.configure({dialect: DIALECTS[file.split('.').pop()!] ?? ''});
}

const indents = indentNodeProp.add({
  'Block ClassBody ObjectExpression ObjectPattern ObjectType SwitchBody ExportGroup ImportGroup':
    delimitedIndent({closing: '}'}),
  'ArrayExpression ArrayPattern': delimitedIndent({closing: ']'}),
  'ArgList ParamList ParenthesizedExpression': delimitedIndent({closing: ')'}),
  'JSXElement JSXFragmentTag': (context) => {
    const closes = /^\s*<\//.test(context.textAfter);
    return context.lineIndent(context.node.from) + (closes ? 0 : context.unit);
  },
  'TemplateString BlockComment': () => null,
});

/** The colors of the blocks on the page; operators and arrows stay plain there, too. */
const colors = HighlightStyle.define([
  {
    tag: [
      tags.keyword,
      tags.controlKeyword,
      tags.definitionKeyword,
      tags.moduleKeyword,
      tags.operatorKeyword,
      tags.modifier,
      tags.self,
      tags.atom,
      tags.bool,
      tags.null,
    ],
    color: 'var(--code-keyword)',
  },
  {tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--code-string)'},
  {tag: tags.number, color: 'var(--code-number)'},
  {tag: tags.comment, color: 'var(--code-comment)'},
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.function(tags.definition(tags.variableName)),
    ],
    color: 'var(--code-function)',
  },
  {
    tag: [tags.typeName, tags.className, tags.definition(tags.typeName), tags.tagName],
    color: 'var(--code-type)',
  },
  {tag: tags.attributeName, color: 'var(--code-property)'},
  {tag: [tags.escape, tags.special(tags.brace)], color: 'var(--code-escape)'},
]);

/** Highlighting and indentation of a file. */
export function languageOf(file: string): Extension {
  return [
    LRLanguage.define({
      parser: parserOf(file).configure({props: [indents]}),
      languageData: {commentTokens: {line: '//', block: {open: '/*', close: '*/'}}},
    }),
    syntaxHighlighting(colors),
  ];
}
