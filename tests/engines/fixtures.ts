import {test as base, expect} from '@playwright/test';
import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {work} from '../../tasks/shell.mjs';
import type {Engine, Size, System} from './drivers/Engine';
import {launch} from './drivers/puppeteer';
import {launchWebkit} from './drivers/webkit';
import {Reader} from './Reader';
import {Site} from './Site';

const WIDE = {width: 1280, height: 800};
const NARROW = {width: 390, height: 844};

/** The tags of a behavior that is tried at both widths. Without a tag, a window is wide. */
export const BOTH = ['@both @wide', '@both @narrow'];

export interface WorkerOptions {
  engineName: 'chromium' | 'firefox' | 'webkit';
  program: string;
  system: System;
}

interface PerTest {
  size: Size;
  site: Site;
  reader: Reader;
}

interface PerWorker {
  engine: Engine;
  sharedSite: Site;
}

/**
 * One browser for a worker, and one site whose files stay in its cache. A test that names `site` gets one of its
 * own, under another address, to break what it likes.
 */
export const test = base.extend<PerTest, WorkerOptions & PerWorker>({
  engineName: ['chromium', {option: true, scope: 'worker'}],
  program: ['', {option: true, scope: 'worker'}],
  system: [
    {isDark: false, hasLessMotion: false},
    {option: true, scope: 'worker'},
  ],
  size: async ({}, use, {tags}) => use(tags.includes('@narrow') ? NARROW : WIDE),

  engine: [
    async ({engineName, program, system}, use) => {
      const engine =
        engineName === 'webkit'
          ? await launchWebkit(program, system, join(work, 'engines'))
          : await launch(engineName, program, system);
      await use(engine);
      await engine.close();
    },
    {scope: 'worker', timeout: 180_000},
  ],

  sharedSite: [
    async ({}, use) => {
      const site = new Site(process.env.ENGINES_SITE!);
      await site.start();
      await use(site);
      await site.close();
    },
    {scope: 'worker'},
  ],

  reader: async ({engine, sharedSite, size}, use, info) => {
    const tab = await engine.open();
    const reader = new Reader(tab, sharedSite);
    await reader.forgetAll();
    // Not before: the page of the test before would load what it needs at this width, and break off.
    await tab.resize(size);
    await use(reader);
    if (info.status !== info.expectedStatus) {
      const path = info.outputPath('screen.png');
      await writeFile(path, await tab.screenshot());
      await info.attach('screen', {path});
    }
    const problems = await reader.problems();
    if (reader.site !== sharedSite) await reader.site.close();
    expect(problems, 'messages in the console, errors, or what the policy refused').toEqual([]);
  },

  site: async ({reader}, use) => {
    const site = new Site(process.env.ENGINES_SITE!);
    await site.start();
    // Which closes it, once it has seen what went wrong: a page that still loads something would tell of that.
    reader.site = site;
    await use(site);
  },
});

export {expect};
