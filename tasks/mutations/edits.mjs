import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

/**
 * @typedef {import('../../tests/mutations/index.mjs').Edit} Edit
 * @typedef {import('../../tests/mutations/index.mjs').Mutation} Mutation
 */

/**
 * Mutations that cannot be applied, because they no longer fit the sources.
 *
 * @param {Mutation[]} mutations
 * @param {string} folder
 * @returns {string[]}
 */
export function misfits(mutations, folder) {
  const ids = mutations.map(({id}) => id);
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id}: the id is there twice`);
  const wrong = mutations.flatMap(({id, edits}) =>
    edits.flatMap((edit) => {
      const problem = misfit(edit, folder);
      return problem ? [`${id}: ${edit.file} ${problem}`] : [];
    }),
  );
  return [...twice, ...wrong];
}

/**
 * @param {Edit} edit
 * @param {string} folder
 */
function misfit({file, find}, folder) {
  const path = join(folder, file);
  if (find === null) return existsSync(path) ? 'is there already' : undefined;
  if (!existsSync(path)) return 'is not there';
  const times = readFileSync(path, 'utf8').split(find).length - 1;
  return times === 1 ? undefined : `has the text ${times} times, not once: ${JSON.stringify(find)}`;
}

/**
 * Applies the edits of a mutation.
 *
 * @param {Edit[]} edits
 * @param {string} folder
 * @returns {() => void} undoes them
 */
export function apply(edits, folder) {
  const undo = edits.map(({file, find, replace}) => {
    const path = join(folder, file);
    if (find === null) {
      mkdirSync(dirname(path), {recursive: true});
      writeFileSync(path, replace);
      return () => rmSync(path);
    }
    const before = readFileSync(path, 'utf8');
    // As a function: `$` has a meaning in a replacement text.
    writeFileSync(
      path,
      before.replace(find, () => replace),
    );
    return () => writeFileSync(path, before);
  });
  return () => undo.toReversed().forEach((restore) => restore());
}
