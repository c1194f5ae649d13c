import {expect, type BrowserContext, type Page} from '@playwright/test';

/** Collects what a page should never show: console errors and warnings, uncaught errors, foreign requests. */
export class Problems {
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];

  constructor(context: BrowserContext) {
    context.on('page', (page) => this.#watch(page));
    context.on('request', (request) => {
      const {protocol, hostname, href} = new URL(request.url());
      if (protocol.startsWith('http') && hostname !== 'localhost') this.#found.push(`request: ${href}`);
    });
  }

  #watch(page: Page) {
    page.on('console', (message) => {
      const type = message.type();
      if (type === 'error' || type === 'warning') {
        this.#found.push(`${type}: ${message.text()} (${message.location().url})`);
      }
    });
    page.on('pageerror', (error) => this.#found.push(`uncaught: ${error.message}`));
  }

  /** Announces a kind of problem that the test causes on purpose. */
  allow(pattern: RegExp) {
    this.#expected.push(pattern);
  }

  /** Waits for a problem that must come, and allows it. */
  async expect(pattern: RegExp) {
    this.allow(pattern);
    await expect
      .poll(() => this.#found.filter((problem) => pattern.test(problem)).length, `waiting for ${pattern}`)
      .toBeGreaterThan(0);
  }

  get unexpected() {
    return this.#found.filter((problem) => !this.#expected.some((pattern) => pattern.test(problem)));
  }
}
