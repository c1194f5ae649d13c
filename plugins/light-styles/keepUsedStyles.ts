import {createHash} from 'node:crypto';
import {readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {STYLES} from '../docusaurus-internals/builtFiles';
import {linkStyles} from './linkStyles';
import {leaveToSystem, systemDark} from './systemDark';
import {usedStyles} from './usedStyles';

const SHARED = new RegExp(`^${STYLES}\\.\\w+\\.css$`);

/**
 * Replaces the stylesheet of all pages by the rules that they use, under a name made from the new content. A page that has
 * classes of another stylesheet links that, too; Docusaurus leaves it to the page's script. Readers without script get
 * the dark mode from a stylesheet that others never fetch.
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
  if (!shared)
    throw new Error(`The build has no assets/css/${STYLES}.….css: adapt plugins/docusaurus-internals.`);

  const used = usedStyles(styles.get(shared) ?? '', {
    pages: [...pages.values()],
    scripts: [...scripts.values()],
  });
  await rm(path.join(outDir, shared));
  styles.delete(shared);

  const write = async (title: string, css: string) => {
    const name = `${title}.${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
    await writeFile(path.join(outDir, path.dirname(shared), name), css);
    return name;
  };
  const links = {
    shared: path.basename(shared),
    name: await write(STYLES, leaveToSystem(used)),
    withoutScript: await write('without-script', systemDark([used, ...styles.values()])),
    others: new Map([...styles].map(([file, css]) => [path.basename(file), css])),
  };
  for (const [file, html] of pages) await writeFile(path.join(outDir, file), linkStyles(html, links));
}
