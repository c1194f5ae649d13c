import jiti from 'jiti';

// As Docusaurus loads the plugins: Node 20 does not read TypeScript.
/** @type {{createDescriber: (directory: string, expected: unknown[]) => (task: unknown) => unknown}} */
const {createDescriber} = jiti(import.meta.filename, {cache: true})('./describe.ts');

/** @type {ReturnType<typeof createDescriber> | undefined} */
let describe;

/**
 * Runs in a thread. The compiler is created for the first job, with all files that will follow.
 *
 * @param {{directory: string, expected: unknown[], tasks: unknown[]}} job
 */
export default function describeFiles({directory, expected, tasks}) {
  describe ??= createDescriber(directory, expected);
  return tasks.map((task) => describe?.(task));
}
