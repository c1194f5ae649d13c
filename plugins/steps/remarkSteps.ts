import {relative} from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {archiveOf, languagesOf} from './archiveOf';

export interface StepTags {
  siteDir: string;
  /** What comes before the path of an archive. */
  before: string;
  /** Name of the file with which a sample runs in the page. */
  runOf: (file: string) => string | undefined;
}

/** `<Step of="tutorials/quick-start/step-5" />`: a place to run the app as it is after a step, and to download it. */
export default function remarkSteps({siteDir, before, runOf}: StepTags) {
  return (tree: Root, file: VFile): void => {
    const page = relative(siteDir, file.path).replaceAll('\\', '/');
    let isTop = true;
    visit(tree, 'mdxJsxFlowElement', (tag) => {
      if (tag.name !== 'Step') return;
      const fail = (message: string): never => {
        throw new Error(`${page}:${tag.position?.start.line ?? 1}: ${message}`);
      };
      const step = attributeOf(tag, 'of') ?? fail('<Step> needs of="tutorials/…/step-1".');
      const [tutorial = '', number = ''] = step.split('/step-');
      if (`docs/${tutorial}.mdx` !== page) fail(`<Step of="${step}"> is of another page.`);
      const run =
        runOf(`${step}/src/App.tsx`) ??
        fail(`<Step of="${step}">: nothing shows its App; add a line inLife('step-${number}/src/App', …).`);
      const what = isTop ? 'the finished app' : `step ${number}`;
      isTop = false;
      const button = element('button', {className: 'code-run', type: 'button'}, `Run ${what}`);
      const links = languagesOf(step).map((language, _, {length}) => {
        const href = before + archiveOf(step, language);
        const className = length > 1 ? `in-${language}` : '';
        return element('a', {className, href, download: '', target: '_self'}, `Download ${what}`);
      });
      Object.assign(tag, {
        name: 'div',
        attributes: [
          attribute('className', 'run-place'),
          attribute('data-run', run),
          attribute('data-run-beside', ''),
          attribute('data-run-first', 'Actions'),
        ],
        children: [{type: 'paragraph', children: [button, ...links]}],
      });
    });
  };
}

const attribute = (name: string, value: string) => ({type: 'mdxJsxAttribute' as const, name, value});

function element(name: string, attributes: Record<string, string>, text: string): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => attribute(key, value)),
    children: [{type: 'text', value: text}],
  };
}

function attributeOf({attributes}: MdxJsxFlowElement, wanted: string): string | undefined {
  const found = attributes.find((entry) => entry.type === 'mdxJsxAttribute' && entry.name === wanted);
  return typeof found?.value === 'string' ? found.value : undefined;
}
