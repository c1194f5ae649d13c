import {progressLine} from './progress.mjs';

/** A reporter of Vitest that says how many files are done. */
export default class VitestProgress {
  #done = 0;
  #total = 0;

  /** @param {readonly unknown[]} specifications */
  onTestRunStart(specifications) {
    this.#total = specifications.length;
  }

  onTestModuleEnd() {
    this.#done += 1;
    console.log(progressLine(this.#done, this.#total, 'files'));
  }
}
