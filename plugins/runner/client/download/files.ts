import type {RunData} from '../../protocol';
import {resolve} from '../../sources/resolve';
import type {PageTests} from '../../sources/types';

interface Main {
  files: Record<string, string>;
  /** The file of the kit that it imports. */
  starter: string;
}

/** The file that starts the project: it shows a component as its test does, or runs a program. */
export function mainOf(data: RunData, tests: PageTests, below: (path: string) => string): Main {
  const {component, network, files} = data;
  const own = (path: string) => `./src/${below(path).replace(/\.tsx?$/, '')}`;
  if (component !== undefined) {
    const start = tests.starts[component]!.replace(
      /(?<=from '|import\(')\.[^']*(?=')/g,
      (specifier) => `./src/${resolve(below(data.entry), specifier, () => true)!}`,
    );
    const text = `import {startSample} from './startSample';\n${start}`;
    return {files: {'main.tsx': text}, starter: 'startSample.tsx'};
  }
  const lines = [
    ...(network ? [`import {${network.name}} from '${own(network.module)}';`] : []),
    "import {startProgram} from './startProgram';",
    '',
    `await startProgram(${network?.name ?? ''});`,
    `await import('${own(files[0]!)}');`,
    '',
  ];
  return {files: {'main.ts': lines.join('\n')}, starter: 'startProgram.ts'};
}

export const readme = (file: string, address: string) =>
  `\`${file}\` from <${address}>, with its fake network: \`npm install && npm run dev\` starts it. ` +
  '`npm test` runs its tests; after an edit `npm test -- -u` records what it prints now.\n';

export const indexHtml = (file: string, main: string, styles: string | undefined) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>${file}</title>${styles === undefined ? '' : `\n    <link rel="stylesheet" href="/${styles}" />`}
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/${main}"></script>
  </body>
</html>
`;

/** The strict project that the pages are written for. */
export const tsconfig = `${JSON.stringify(
  {
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      noUncheckedIndexedAccess: true,
      verbatimModuleSyntax: true,
      isolatedModules: true,
      skipLibCheck: true,
      noEmit: true,
      types: [],
    },
  },
  null,
  2,
)}\n`;
