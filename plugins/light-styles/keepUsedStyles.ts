import {createHash} from 'node:crypto';
import {readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {linkStyles} from './linkStyles';
import {usedStyles} from './usedStyles';

const SHARED = /^styles\.\w+\.css$/;

/**
 * Replaces the stylesheet of all pages by what they use of it. Its name is made of its content, and what is used
 * depends on the pages as well as on the sources: so the new file has a name of its own, in every page. A page that
 * has classes of another stylesheet links that, too: Docusaurus leaves it to the page's script.
 */
export async function keepUsedStyles(outDir: string): Promise<void> {
  const files = (await readdir(outDir, {recursive: true})).toSorted();
  const read = async (extension: string) => {
    const named = files.filter((file) => file.endsWith(extension));
    const texts = await Promise.all(named.map((file) => readFile(path.join(outDir, file), 'utf8')));
    return new Map(named.map((file, at) => [file, texts[at] ?? '']));
  };
  const [pages, scripts, styles] = await Promise.all([read('.html'), read('.js'), read('.css')]);
  const shared = [...styles.keys()].find((file) => SHARED.test(path.basename(file)));
  if (!shared) throw new Error('The build has no assets/css/styles.….css: adapt plugins/light-styles.');

  const used = usedStyles(styles.get(shared) ?? '', {
    pages: [...pages.values()],
    scripts: [...scripts.values()],
  });
  const name = `styles.${createHash('sha256').update(used).digest('hex').slice(0, 8)}.css`;
  await rm(path.join(outDir, shared));
  await writeFile(path.join(outDir, path.dirname(shared), name), used);

  styles.delete(shared);
  const others = new Map([...styles].map(([file, css]) => [path.basename(file), css]));
  for (const [file, html] of pages)
    await writeFile(path.join(outDir, file), linkStyles(html, {shared: path.basename(shared), name, others}));
}
