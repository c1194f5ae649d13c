/**
 * @typedef {{assertionResults: {fullName: string, status: string, failureMessages: string[]}[], name: string,
 *   status: string, message: string}} TestFile
 */

/**
 * Sorts by page what the three checks found. A sample belongs to the page of its folder.
 *
 * @param {Record<string, string[]>} drift page -> problems
 * @param {{testResults: TestFile[]}} tests the JSON report of the samples' tests
 * @param {string} compiled the compiler's output
 * @param {(page: string) => boolean} isPage
 * @returns {[page: string, problems: string[]][]}
 */
export function perPage(drift, tests, compiled, isPage) {
  /** @type {Map<string, string[]>} */
  const pages = new Map(Object.entries(drift));
  /** @param {string} file @param {string} problem */
  const add = (file, problem) => {
    const page = pageOf(sampleOf(file), isPage);
    pages.set(page, [...(pages.get(page) ?? []), problem]);
  };
  for (const {name, status, message, assertionResults} of tests.testResults) {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    for (const {fullName, failureMessages} of failed)
      add(
        name,
        `${sampleOf(name)}: "${fullName}" fails: ${failureMessages[0]?.split('\n')[0] ?? 'no message'}`,
      );
    if (status === 'failed' && failed.length === 0)
      add(name, `${sampleOf(name)} cannot be run: ${message.split('\n')[0]}`);
  }
  for (const [, file = '', line, error] of compiled.matchAll(/^(\S+)\((\d+),\d+\): error (.*)$/gm))
    add(file, `${sampleOf(file)}:${line} does not compile: ${error}`);
  return [...pages].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** @param {string} file */
function sampleOf(file) {
  return file.replaceAll('\\', '/').replace(/^.*?(?=samples\/)/, '');
}

/**
 * `samples/api/createSlice/queue/queue.test.ts` -> `docs/api/createSlice.mdx`: the nearest folder that is a page.
 *
 * @param {string} sample
 * @param {(page: string) => boolean} isPage
 */
function pageOf(sample, isPage) {
  for (let folder = parent(sample); folder.includes('/'); folder = parent(folder)) {
    const page = `${folder.replace(/^samples/, 'docs')}.mdx`;
    if (isPage(page)) return page;
  }
  return parent(sample);
}

/** @param {string} path */
const parent = (path) => path.slice(0, path.lastIndexOf('/'));
