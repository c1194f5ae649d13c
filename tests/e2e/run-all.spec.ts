import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import type {FrameMessage, PageMessage, RunData} from '../../plugins/runner/protocol';
import {docRoutes} from '../routes';
import {expect, test} from './fixtures';
import {dataOf, runsOf} from './run';
import {differences, framePath, groupsOf, recordedPrograms} from './runnerPlugin';

const root = join(import.meta.dirname, '..', '..');
const scripts = readdirSync(join(root, 'build/assets/run')).filter((file) => file.endsWith('.js'));
const samples = new Map(
  readdirSync(join(root, 'samples'), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(test\.tsx?|output\.txt)$/.test(file))
    .map((file) => [file.replaceAll('\\', '/'), readFileSync(join(root, 'samples', file), 'utf8')]),
);
const recordings = new Map(
  recordedPrograms(samples).map(({file, output}) => [file, samples.get(output)!.trim()]),
);

/** Runs as the panel does; a program ends when it has printed what is expected, or nothing more comes. */
async function run(page: Page, name: string, expected?: string) {
  const needed = ['frame', ...groupsOf(dataOf(name).packages)].map((script) =>
    scripts.find((file) => file.startsWith(`${script}.`))!,
  );
  return page.evaluate(
    async ([asset, wanted, src, files]) => {
      const load = (file: string) => fetch(`/assets/run/${file}`);
      const data = (await (await load(`${asset}.json`)).json()) as RunData;
      const frame = Object.assign(document.createElement('iframe'), {src, id: 'run'});
      frame.setAttribute('sandbox', 'allow-scripts allow-forms');
      document.getElementById('run')?.remove();
      const lines: string[] = [];
      const errors: string[] = [];
      await new Promise<void>((resolve) => {
        const end = (delay: number) => setTimeout(resolve, delay);
        end(60_000);
        const send = (message: PageMessage) => frame.contentWindow!.postMessage(message, '*');
        const start = async () => {
          for (const file of files) send({type: 'script', text: await (await load(file)).text()});
          send({type: 'run', data, knobs: {latency: 0, offline: false, focused: true}, theme: 'light'});
        };
        addEventListener('message', ({source, data: message}: MessageEvent<FrameMessage>) => {
          if (source !== frame.contentWindow) return;
          if (message.type === 'open') void start();
          if (message.type === 'error') errors.push(message.message);
          if (message.type === 'console') {
            const {level, text} = message;
            lines.push(level === 'warn' || level === 'error' ? `[${level}] ${text}` : text);
          }
          if (lines.join('\n').trim() === wanted || message.type === 'error') end(50);
          else if (message.type === 'evaluated') end(data.component ? 300 : 5000);
        });
        document.body.append(frame);
      });
      return {entry: data.entry, component: data.component, text: lines.join('\n').trim(), errors};
    },
    [name, expected, framePath, needed] as const,
  );
}

for (const route of docRoutes)
  test(`everything runs on ${route}`, async ({page}) => {
    test.setTimeout(300_000);
    await page.goto('/404');
    for (const name of runsOf(route)) {
      const {entry} = dataOf(name);
      const expected = entry in differences ? undefined : recordings.get(entry);
      const {component, text, errors} = await run(page, name, expected);
      expect.soft(errors, component ?? entry).toEqual([]);
      if (expected !== undefined) expect.soft(text, entry).toBe(expected);
      if (component) {
        const frame = await (await page.$('#run'))!.contentFrame();
        await expect.soft(frame!.locator('#root'), component).not.toBeEmpty();
      }
    }
  });
