import jiti from 'jiti';

// As Docusaurus loads the configuration and the plugins: Node 20 reads no TypeScript itself.
/** @type {{createDescriber: (directory: string, expected: unknown[]) => (task: unknown) => unknown}} */
const {createDescriber} = jiti(import.meta.filename, {cache: true})('./describe.ts');

/** @type {ReturnType<typeof createDescriber> | undefined} */
let describe;

/**
 * Runs in a thread of its own. The compiler is made for the first job, and knows from the start which files will follow.
 *
 * @param {{directory: string, expected: unknown[], tasks: unknown[]}} job
 */
export default function describeFiles({directory, expected, tasks}) {
  describe ??= createDescriber(directory, expected);
  return tasks.map((task) => describe?.(task));
}
