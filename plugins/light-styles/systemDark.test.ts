import {expect, test} from 'vitest';
import {leaveToSystem, systemDark} from './systemDark';

const dark = (css: string) => `@media (prefers-color-scheme:dark){${css}}`;

test('dark rules follow the system where no script sets the mode', () => {
  expect(
    systemDark(['a{color:red}[data-theme=dark]{--text:#fff}', "html[data-theme='dark'] a{color:blue}"]),
  ).toBe(dark(':root:not([data-theme]){--text:#fff}:root:not([data-theme]) a{color:blue}'));
});

test('other selectors of the same rule are left out', () => {
  expect(systemDark(['.hidden,[data-theme=dark] .light{display:none}'])).toBe(
    dark(':root:not([data-theme]) .light{display:none}'),
  );
});

test('a rule of both modes needs no repetition', () => {
  expect(systemDark([':root,[data-theme=dark]{--text:var(--ours)}'])).toBe('');
});

test('layers and queries stay around a rule', () => {
  expect(systemDark(['@layer base{@media print{[data-theme=dark]{color:red}}p{color:red}}'])).toBe(
    dark('@layer base{@media print{:root:not([data-theme]){color:red}}}'),
  );
});

test('what is shown before a mode is decided is for light systems', () => {
  expect(
    leaveToSystem('@layer base{[data-theme=light] .day,html:not([data-theme]) .day{display:initial}}'),
  ).toBe(
    '@layer base{[data-theme=light] .day{display:initial}@media (prefers-color-scheme:light){html:not([data-theme]) .day{display:initial}}}',
  );
});
