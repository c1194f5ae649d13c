import type {Program} from 'estree';
import type {Root} from 'hast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import type {RenderedBlock} from './render/renderBlock';

const NAME = 'codeBlockHtml';

/**
 * The finished HTML of a page's blocks, as constants of its module.
 * React sets `innerHTML` again whenever it gets a new object, which would undo what the reader opened in a block.
 */
export class HtmlConstants {
  private readonly texts: string[] = [];

  element({attributes, html}: RenderedBlock): MdxJsxFlowElement {
    const index = this.texts.push(html) - 1;
    const program = expression({
      type: 'MemberExpression',
      object: {type: 'Identifier', name: NAME},
      property: {type: 'Literal', value: index},
      computed: true,
      optional: false,
    });
    return {
      type: 'mdxJsxFlowElement',
      name: 'div',
      attributes: [
        ...Object.entries(attributes).map(([name, value]) => ({
          type: 'mdxJsxAttribute' as const,
          name,
          value,
        })),
        {
          type: 'mdxJsxAttribute',
          name: 'dangerouslySetInnerHTML',
          value: {type: 'mdxJsxAttributeValueExpression', value: '', data: {estree: program}},
        },
      ],
      children: [],
    };
  }

  addTo(tree: Root): void {
    if (this.texts.length === 0) return;
    const declaration: Program['body'][number] = {
      type: 'VariableDeclaration',
      kind: 'const',
      declarations: [
        {
          type: 'VariableDeclarator',
          id: {type: 'Identifier', name: NAME},
          init: {type: 'ArrayExpression', elements: this.texts.map(htmlObject)},
        },
      ],
    };
    const estree: Program = {type: 'Program', sourceType: 'module', body: [declaration], comments: []};
    tree.children.unshift({type: 'mdxjsEsm', value: '', data: {estree}});
  }
}

function htmlObject(value: string) {
  return {
    type: 'ObjectExpression' as const,
    properties: [
      {
        type: 'Property' as const,
        kind: 'init' as const,
        key: {type: 'Identifier' as const, name: '__html'},
        value: {type: 'Literal' as const, value},
        method: false,
        shorthand: false,
        computed: false,
      },
    ],
  };
}

function expression(
  value: Extract<Program['body'][number], {type: 'ExpressionStatement'}>['expression'],
): Program {
  return {
    type: 'Program',
    sourceType: 'module',
    body: [{type: 'ExpressionStatement', expression: value}],
    comments: [],
  };
}
