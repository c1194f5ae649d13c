/** @type {string[]} */
const NAMES = ['chromium', 'firefox', 'webkit'];

/**
 * The names of engines choose projects, all other words go to Playwright as they are: files, or its own options.
 *
 * @param {string[]} asked
 */
export function playwrightArguments(asked) {
  const engines = asked.filter((word) => NAMES.includes(word));
  const rest = asked.filter((word) => !NAMES.includes(word));
  const projects = engines.map((name) => `--project=${name}`);
  return ['test', '--config', 'tests/engines/playwright.config.mts', ...projects, ...rest];
}
