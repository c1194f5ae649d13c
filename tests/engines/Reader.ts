import {setTimeout} from 'node:timers/promises';
import {isDeepStrictEqual} from 'node:util';
import {expect} from '@playwright/test';
import type {Point, Tab} from './drivers/Engine';
import type {Target} from './inPage';
import {BETWEEN, type Site} from './Site';

export const css = (selector: string): Target => ({css: selector});
export const link = (name: string, within = ''): Target => ({css: `${within} a[href]`, name});
export const button = (name: string, within = ''): Target => ({
  css: `${within} :is(button, [role="button"])`,
  name,
});

/** What the drivers say of a document that is not there any more, or not yet. */
const LEAVING =
  /context was destroyed|no such (frame|window)|realm|window\.finder|document\.\w+ is null|JSWindowActor|(of undefined \(reading|undefined is not an object)|discarded/i;

/** A document that is being replaced cannot answer: the next one can. */
const unlessLeft = <Answer>(answer: Promise<Answer>) =>
  answer.catch((error: unknown) => {
    if (LEAVING.test(String(error))) return undefined;
    throw error;
  });

/** In milliseconds. Generous: two cores may be busy with more than these tests. */
const PATIENCE = 30_000;
const PAUSES = [20, 40, 80, 160];

/**
 * Asks again until the answer is right. `expect.poll` would note every wrong answer as a step, with an excerpt of the code in
 * colors, which takes longer than the question.
 */
async function eventually(ask: () => Promise<unknown>, wanted: unknown, message: string) {
  const end = performance.now() + PATIENCE;
  for (let round = 0; ; round++) {
    const answer = await ask();
    if (isDeepStrictEqual(answer, wanted)) return;
    if (performance.now() > end) return expect(answer, message).toEqual(wanted);
    await setTimeout(PAUSES[round] ?? PAUSES.at(-1));
  }
}

/** Somebody in front of a browser: finds things by what they are and say, waits for them, and uses them. */
export class Reader {
  readonly tab: Tab;
  site: Site;
  readonly #expected: RegExp[] = [];
  /** When the page before the first one of this test began. */
  #began = 0;

  constructor(tab: Tab, site: Site) {
    this.tab = tab;
    this.site = site;
  }

  /** Leaves what the test before has left. An empty page would do, but WebKit ends its process there, which takes long. */
  async forgetAll() {
    await unlessLeft(this.tab.go(this.site.origin + BETWEEN));
    await this.until(
      (path) => location.pathname === path && document.readyState === 'complete',
      'a clean tab',
      BETWEEN,
    );
    this.#began = await this.read(() => performance.timeOrigin);
  }

  /** Opens a page and waits until React has taken it over. */
  async open(path: string) {
    await this.visit(path);
    await this.works();
  }

  /** Is there, which loads React, and waits until it has taken the page over. */
  async works() {
    await this.until(() => {
      // Told again each time: the script that listens may not have arrived.
      dispatchEvent(new Event('wake'));
      return document.documentElement.dataset.hasHydrated === 'true';
    }, 'the page works');
  }

  /** Opens an address, and waits only until something of it is there: a test may hold the rest back. */
  async visit(path: string) {
    await this.leave((address) => {
      Object.assign(window, {isLeft: true});
      location.assign(address);
    }, this.site.origin + path);
    await this.until(
      (origin) => !('isLeft' in window) && location.origin === origin && !!document.body?.firstElementChild,
      `${path} is open`,
      this.site.origin,
    );
  }

  /** Waits until a function is true in the page. */
  async until<Args extends unknown[]>(holds: (...args: Args) => boolean, message: string, ...args: Args) {
    await eventually(() => this.#ask(holds, ...args), true, message);
  }

  /** Waits until a function has a value in the page. */
  async is<Args extends unknown[]>(read: (...args: Args) => unknown, value: unknown, ...args: Args) {
    await eventually(() => this.#ask(read, ...args), value, String(read));
  }

  read<Args extends unknown[], Result>(run: (...args: Args) => Result | Promise<Result>, ...args: Args) {
    return this.tab.evaluate(run, ...args);
  }

  /** Runs what takes the document away, perhaps before it has answered. */
  async leave<Args extends unknown[]>(run: (...args: Args) => void, ...args: Args) {
    await this.#ask(run, ...args);
  }

  #ask<Args extends unknown[], Result>(read: (...args: Args) => Result, ...args: Args) {
    return unlessLeft(this.tab.evaluate(read, ...args));
  }

  async #place(target: Target): Promise<Point> {
    let place: Point | string | undefined;
    const find = async () => {
      place = await this.#ask((wanted) => window.finder.place(wanted), target);
      return typeof place === 'object' ? '' : (place ?? 'no page');
    };
    await eventually(find, '', `${describe(target)} can be pressed`);
    return place as Point;
  }

  async click(target: Target) {
    await this.tab.click(await this.#place(target));
  }

  async point(target: Target) {
    await this.tab.point(await this.#place(target));
  }

  async focus(target: Target) {
    await this.sees(target);
    await this.read((wanted) => window.finder.find(wanted)!.focus(), target);
  }

  async press(...keys: string[]) {
    for (const key of keys) await this.tab.press(key);
  }

  type(text: string) {
    return this.tab.type(text);
  }

  /** Goes to another page of the site by a link in the text or the navigation. */
  async follow(path: string) {
    await this.click({css: `a[href="${path}"]`});
    await this.isAt(path);
    await this.until(
      (pathname) => !pathname || !!document.querySelector(`[data-article="${pathname}"]`),
      `the page of ${path}`,
      /^\/(api|usage|tutorials|introduction|rtk-query)\//.test(path) ? path.split('#')[0]! : '',
    );
  }

  isAt(path: string) {
    return this.is(() => location.pathname + location.search + location.hash, path);
  }

  heading(text: string) {
    return this.sees({css: 'h1', name: text});
  }

  /** Somewhere on the page; `inView` where it is now. */
  async sees(target: Target) {
    await this.until((wanted) => !!window.finder.find(wanted), `${describe(target)} is shown`, target);
  }

  async seesInView(target: Target) {
    const isIn = (wanted: Target) => window.finder.all(wanted).some(window.finder.isInView);
    await this.until(isIn, `${describe(target)} is in view`, target);
  }

  async missesInView(target: Target) {
    const isOut = (wanted: Target) => !window.finder.all(wanted).some(window.finder.isInView);
    await this.until(isOut, `${describe(target)} is out of view`, target);
  }

  async misses(target: Target) {
    await this.until((wanted) => !window.finder.find(wanted), `${describe(target)} is not shown`, target);
  }

  /** Waits until an element says it: its text, or with `of` an attribute. */
  async says(target: Target, text: string, of?: string) {
    const read = (wanted: Target, attribute: string | undefined) => {
      const element = window.finder.find(wanted);
      return attribute ? element?.getAttribute(attribute) : element && window.finder.name(element);
    };
    await this.is(read, text, target, of);
  }

  async hasFocus(target: Target) {
    const isFocused = (wanted: Target) => {
      const element = window.finder.find(wanted);
      return !!element && element === document.activeElement;
    };
    await this.until(isFocused, `${describe(target)} has the focus`, target);
  }

  /** Where the focus is while a dialog is open. */
  stop() {
    return this.read(() => {
      const {activeElement: element, body} = document;
      // Between the last stop and the first, the controls of the browser have the focus.
      if (!element || element === body) return 'the browser';
      return element.closest('dialog') ? element.tagName : `behind: ${element.outerHTML.slice(0, 80)}`;
    });
  }

  /** What a paste gives, as the only way to the clipboard that every engine grants. */
  async paste() {
    await this.read(() => {
      const field = document.createElement('textarea');
      field.id = 'pasted';
      document.body.append(field);
      field.focus();
    });
    await this.press('Control+v');
    await this.until(
      () => !!document.querySelector<HTMLTextAreaElement>('#pasted')?.value,
      'something is pasted',
    );
    return this.read(() => {
      const field = document.querySelector<HTMLTextAreaElement>('#pasted')!;
      field.remove();
      return field.value;
    });
  }

  /** Announces problems that the test causes on purpose. */
  expects(pattern: RegExp) {
    this.#expected.push(pattern);
  }

  /** What went wrong in the pages so far, apart from what was announced. */
  async problems() {
    const here = await this.#ask(() => window.problems ?? []);
    const left = this.site.problems.filter(({began}) => began > this.#began).map(({text}) => text);
    const all = [...left, ...(here ?? [])];
    return all.filter((problem) => !this.#expected.some((pattern) => pattern.test(problem)));
  }
}

const describe = ({css: selector, name}: Target) => (name ? `${selector} “${name}”` : selector);
