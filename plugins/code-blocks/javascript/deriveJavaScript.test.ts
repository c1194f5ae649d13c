import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {deriveJavaScript} from './deriveJavaScript';

const folder = join(__dirname, '../__fixtures__/javascript');
const style = {singleQuote: true, bracketSpacing: false, printWidth: 90};

describe('the JavaScript of a TypeScript file', () => {
  for (const name of readdirSync(folder).filter((file) => file.includes('.input.'))) {
    test(name, async () => {
      const source = readFileSync(join(folder, name), 'utf8');
      const {text} = await deriveJavaScript(source, name, style);
      await expect(text && `${text}\n`).toMatchFileSnapshot(
        join(folder, name.replace('.input.ts', '.output.js')),
      );
      expect(text).not.toMatch(/\n\n\n|[ \t]\n|^\n/);
    });
  }

  test('every piece but formatting marks knows where it came from', async () => {
    const source = readFileSync(join(folder, 'slice.input.ts'), 'utf8');
    const {text, twins} = await deriveJavaScript(source, 'slice.ts', style);
    const lines = source.split('\n');
    for (const [offset, line, column] of twins) expect(text[offset]).toBe(lines[line - 1]![column]);
    const words = Array.from(text.matchAll(/[\w$]+/g), (found) => found.index);
    expect(words.filter((offset) => !twins.some(([at]) => at === offset))).toEqual([]);
  });

  test.each([
    ['enum Color {Red}', 'enum Color {Red}'],
    ['class A {constructor(private a: string) {}}', 'private'],
  ])('%s is refused with its place', async (source, shown) => {
    await expect(deriveJavaScript(`\n${source}`, 'samples/a.ts', style)).rejects.toThrow(
      `samples/a.ts:2: \`${shown}`,
    );
  });
});
