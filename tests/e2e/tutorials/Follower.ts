import {expect, type Locator, type Page} from '@playwright/test';
import type {Problems} from '../Problems';
import type {Project} from './Project';
import type {Block, Step, Track} from './readTutorial';

/** `src/App.tsx (new file)`: where the whole block goes. */
const FILE = /^(\S+\.\w+) \((new file|replace all|whole file)\)$/;
const BREAK = /^(\S+\.\w+), for a moment$/;

/** Does what a step says, in its order, and looks at what it says is seen. */
export class Follower {
  #step: Step = {name: '', blocks: [], prose: ''};
  #seen: string[] = [];

  constructor(
    readonly track: Track,
    readonly project: Project,
    readonly page: Page,
    readonly problems: Problems,
  ) {}

  /** Applies the blocks of a step. */
  async apply(step: Step): Promise<void> {
    for (const {language, title, code} of step.blocks) {
      const [, name, how] = FILE.exec(title) ?? [];
      if (language === 'bash') for (const command of code.split('\n')) await this.project.run(command);
      else if (name) {
        expect(this.project.has(name), `${step.name}: ${title}`).toBe(how !== 'new file');
        this.project.write(name, code);
      } else if (/^(?:[jt]sx?|css|json|html)$/.test(language) && /^[\w./-]+$/.test(title))
        throw new Error(`${step.name}: "${title}" does not say where the block goes.`);
    }
  }

  /** Follows a step, opens the page, and does there what `look` does. */
  async follow(step: Step, look: () => Promise<void>): Promise<void> {
    this.#step = step;
    this.#seen = [];
    // Files are saved one after the other, and what is in between need not run.
    await this.page.goto('about:blank');
    await this.apply(step);
    if (this.track === 'TypeScript') expect(this.project.typeCheck(), `${step.name}: npx tsc -b`).toBe('');
    expect(this.project.lint(), `${step.name}: npm run lint`).toBe('');
    await this.#warmUp();
    await this.reload();
    await look();
    for (const text of promised(step))
      expect(this.#seen, `${step.name}: the page says that "${text}" is seen`).toContain(text);
    for (const [index, block] of step.blocks.entries())
      if (BREAK.test(block.title)) await this.#break(block, step.blocks[index + 1]!);
    expect(this.problems.unexpected, `${step.name}: in the console`).toEqual([]);
  }

  /** The first visit after a new import lets Vite prepare the package, and reload the page by itself. */
  async #warmUp(): Promise<void> {
    await this.page.goto(this.project.address).catch(() => {});
    await this.page.waitForLoadState('networkidle');
  }

  async reload(): Promise<void> {
    await this.page.goto(this.project.address);
    await this.page.waitForFunction(() => document.getElementById('root')?.childElementCount);
  }

  /** Waits for a text that the step names. It may have gone again: what counts is that it was there since the last action. */
  async see(text: string): Promise<void> {
    expect(this.#step.prose, `${this.#step.name} does not name "${text}"`).toContain(text);
    await this.page
      .waitForFunction(
        (wanted) => (window as unknown as {shown: string[]}).shown.some((shown) => shown.includes(wanted)),
        text,
        {timeout: 20_000},
      )
      .catch(async () => {
        const shown = await this.page.locator('body').innerText();
        throw new Error(`${this.#step.name} says that "${text}" is seen, but there is:\n${shown}`);
      });
    this.#seen.push(text);
  }

  async click(name: string, where = this.page.locator('body')): Promise<void> {
    expect(this.#step.prose, `${this.#step.name} does not name the button`).toContain(`**${name}**`);
    await this.forget();
    await where.getByRole('button', {name, exact: true}).click();
  }

  async enter(text: string, label: string): Promise<void> {
    expect(this.#step.prose, this.#step.name).toContain(`\`${text}\``);
    await this.page.getByLabel(label).fill(text);
  }

  region = (name: string): Locator => this.page.getByRole('region', {name});

  /** What was shown so far does not count for the next `see`. */
  async forget(): Promise<void> {
    await this.page.evaluate(() => ((window as unknown as {shown: string[]}).shown = []));
  }

  /** A red line that the step announces. */
  async announced(line: string): Promise<void> {
    expect(this.#step.prose, `${this.#step.name} does not announce it`).toContain(line);
    await this.problems.expect(new RegExp(line.replace(/\W/g, '\\$&')));
  }

  /** Replaces the lines with `-` by those with `+`, reads the error, and puts them back. */
  async #break({title, code}: Block, shown: Block): Promise<void> {
    await this.page.goto('about:blank');
    const [, name = ''] = BREAK.exec(title)!;
    const side = (sign: string) =>
      code
        .split('\n')
        .filter((line) => line.startsWith(sign))
        .map((line) => line.slice(1))
        .join('\n');
    const before = this.project.read(name);
    expect(before, `${this.#step.name}: ${title}`).toContain(side('-'));
    this.project.write(name, before.replace(side('-'), () => side('+')).trimEnd());
    expect(this.project.typeCheck(), `${this.#step.name}: the error of ${title}`).toBe(shown.code);
    this.project.write(name, before.trimEnd());
  }
}

/** The texts in quotes of the paragraphs that say what is seen. */
export function promised({prose}: Step): string[] {
  return prose
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.startsWith('**You see**'))
    .flatMap((paragraph) =>
      Array.from(paragraph.matchAll(/`[^`]*`|"([^"]+)"/g), ([, text]) => text ?? []).flat(),
    );
}

/** Keeps everything that was on screen, however short. For `addInitScript`. */
export function rememberScreen(): void {
  const shown: string[] = [];
  Object.assign(window, {shown});
  const remember = () => (window as unknown as {shown: string[]}).shown.push(document.body?.innerText ?? '');
  new MutationObserver(remember).observe(document, {childList: true, subtree: true, characterData: true});
}
