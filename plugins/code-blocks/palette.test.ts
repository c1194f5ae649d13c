import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {TOKENS} from './highlight/theme';

const css = (name: string) => readFileSync(join(__dirname, name), 'utf8');

function palettes(): [mode: string, colors: [string, string][]][] {
  const blocks = Array.from(css('palette.css').matchAll(/(:root|\[data-theme='dark'\]) \{([^}]*)\}/g));
  return blocks.map(([, selector, body]) => [
    selector === ':root' ? 'light' : 'dark',
    Array.from(body!.matchAll(/--code-([\w-]+): (#[\da-f]{6});/g), ([, name, value]) => [name!, value!]),
  ]);
}

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(color: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

test('black on white has the contrast that the standard says', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});

describe.each(palettes())('%s', (_mode, colors) => {
  const backgrounds = colors.filter(([name]) => name.startsWith('background'));
  const texts = colors.filter(([name]) => !name.startsWith('background'));
  const pairs = texts.flatMap(([text, color]) =>
    backgrounds.map(([name, behind]) => [text, name, color, behind]),
  );

  test.each(pairs)('%s is readable on %s', (_text, _name, color, behind) => {
    expect(contrast(color!, behind!)).toBeGreaterThanOrEqual(4.5);
  });
});

test('both palettes color the same things, and every token class has a color', () => {
  const [light, dark] = palettes().map(([, colors]) => colors.map(([name]) => name));
  expect(light).toEqual(dark);
  expect(light!.length).toBeGreaterThan(10);
  for (const name of Object.keys(TOKENS))
    expect(css('styles.css')).toMatch(new RegExp(`\\.code-block \\.${name} \\{`));
});
