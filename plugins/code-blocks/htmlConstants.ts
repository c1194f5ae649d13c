import {valueToEstree} from 'estree-util-value-to-estree';
import type {Expression, Program} from 'estree';
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
    const constant: Expression = {
      type: 'MemberExpression',
      object: {type: 'Identifier', name: NAME},
      property: valueToEstree(index),
      computed: true,
      optional: false,
    };
    const estree = moduleOf({type: 'ExpressionStatement', expression: constant});
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
          value: {type: 'mdxJsxAttributeValueExpression', value: '', data: {estree}},
        },
      ],
      children: [],
    };
  }

  addTo(tree: Root): void {
    if (this.texts.length === 0) return;
    const init = valueToEstree(this.texts.map((__html) => ({__html})));
    const estree = moduleOf({
      type: 'VariableDeclaration',
      kind: 'const',
      declarations: [{type: 'VariableDeclarator', id: {type: 'Identifier', name: NAME}, init}],
    });
    tree.children.unshift({type: 'mdxjsEsm', value: '', data: {estree}});
  }
}

function moduleOf(statement: Program['body'][number]): Program {
  return {type: 'Program', sourceType: 'module', body: [statement], comments: []};
}
