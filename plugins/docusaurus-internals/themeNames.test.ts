import {expect, test} from 'vitest';
import {readInstalled, scriptsOf} from './installed';
import {ANNOUNCEMENT_DISMISSED, ANNOUNCEMENT_ID, CLASSES, COLOR_MODE, SKIP_TARGET} from './themeNames';

const theme = ['@docusaurus/theme-common', '@docusaurus/theme-classic'].flatMap((name) => [
  ...scriptsOf(name, 'lib').values(),
]);
const infima = readInstalled('infima', 'dist/css/default/default.css');
const isInTheme = (name: string) => theme.some((source) => source.includes(name));

test.each(Object.values(CLASSES))('the theme has the class %s', (name) => {
  // `pagination-nav__link--next` is put together from its parts.
  expect(isInTheme(`'${name}`) || isInTheme(` ${name}`) || infima.includes(`.${name}`), name).toBe(true);
});

test.each([ANNOUNCEMENT_DISMISSED, ANNOUNCEMENT_ID, SKIP_TARGET, ...Object.values(COLOR_MODE)])(
  'the theme has %s',
  (name) => {
    expect(isInTheme(name), name).toBe(true);
  },
);
