import {progressLine} from './progress.mjs';

/** A reporter of Playwright that says how many tests are done. */
export default class PlaywrightProgress {
  #done = 0;
  #total = 0;

  /**
   * @param {unknown} _config
   * @param {import('@playwright/test/reporter').Suite} suite
   */
  onBegin(_config, suite) {
    this.#total = suite.allTests().length;
  }

  onTestEnd() {
    this.#done += 1;
    console.log(progressLine(this.#done, this.#total, 'tests'));
  }
}
