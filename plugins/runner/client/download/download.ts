import {strToU8, zipSync} from 'fflate';
import type {RunData} from '../../protocol';
import {chosenLanguage, fileName, folderOf, type Draft} from '../editor/draft';
import {loadKit, loadSources, loadTests} from '../loadRun';
import {projectOf} from './project';

/** The same bytes for the same files, whenever they are packed. */
const DAY = new Date(2020, 0, 1);

/** Hands the reader a project with the sample, and says what to do with it. */
export async function download(data: RunData, draft: Draft | undefined): Promise<string> {
  const language = draft?.language ?? chosenLanguage();
  const [sources, tests] = await Promise.all([loadSources(data.page), loadTests(data.page)]);
  const kit = await loadKit(tests.kit);
  const toJavaScript = language === 'js' ? (await import('./toJavaScript')).toJavaScript : undefined;
  const project = projectOf({
    data,
    sources,
    tests,
    kit,
    draft,
    address: location.href.split('#')[0]!,
    toJavaScript,
  });

  const name = folderName(fileName(data.files[0]!, folderOf(data.page), 'ts'));
  const entries = Object.entries(project).map(([path, text]) => [`${name}/${path}`, strToU8(text)] as const);
  const packed = zipSync(Object.fromEntries(entries), {mtime: DAY});
  save(new Blob([packed as Uint8Array<ArrayBuffer>], {type: 'application/zip'}), `${name}.zip`);
  return `${name}.zip is a Vite project: unpack it and run npm install && npm run dev. npm test runs its tests.`;
}

/** `step-7/SightingForm.tsx` as a folder. */
export function folderName(file: string): string {
  return file
    .replace(/\.\w+$/, '')
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, '-')
    .replaceAll('/', '-')
    .toLowerCase();
}

function save(blob: Blob, name: string): void {
  const href = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), {href, download: name}).click();
  // The browser has to read it first.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
