import {expect, it, vi} from 'vitest';
import {repairedFragment} from './repairFragment';

vi.mock('@docusaurus/ExecutionEnvironment', () => ({default: {canUseDOM: false}}));

it.each([
  ['', ''],
  ['#options', '#options'],
  ['#caf%C3%A9', '#caf%C3%A9'],
  ['#%E0%A4%A', '#%25E0%25A4%25A'],
  ['#100%', '#100%25'],
])('%s becomes %s, which can be decoded', (hash, repaired) => {
  expect(repairedFragment(hash)).toBe(repaired);
  expect(() => decodeURIComponent(repaired)).not.toThrow();
});
