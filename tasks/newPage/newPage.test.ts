import {expect, test} from 'vitest';
import {filesOf, UNFINISHED} from './files.mjs';
import {inQueries, inSidebar} from './lists.mjs';

const SIDEBAR = "{items: ['api/createSlice', 'api/createReducer']}, {items: ['usage/usage-guide']}";

test('a page comes after the last one of its folder', () => {
  expect(inSidebar(SIDEBAR, 'api/createThing')).toBe(
    "{items: ['api/createSlice', 'api/createReducer', 'api/createThing',]}, {items: ['usage/usage-guide']}",
  );
});

test('a folder that the sidebar does not know is refused', () => {
  expect(() => inSidebar(SIDEBAR, 'recipes/sockets')).toThrow("Add 'recipes/sockets' there");
});

test('one that is listed already stays where it is', () => {
  expect(inSidebar(SIDEBAR, 'api/createSlice')).toBe(SIDEBAR);
});

test('it gets three search queries, of the RTK Query reference five, at the end of the first list', () => {
  const source =
    "export const topics = queriesOf('topic', [\n]);\nexport const others = queriesOf('other', [\n]);\n";
  const [first, second] = inQueries(source, 'api/createThing').split('export const others');
  expect(first!.match(/'api\/createThing'/g)).toHaveLength(3);
  expect(second).not.toContain('createThing');
  expect(inQueries(source, 'rtk-query/api/thing').match(/'rtk-query\/api\/thing'/g)).toHaveLength(5);
});

test('the page shows its sample and what that prints; what is left to write fails the tests', () => {
  const files = filesOf('rtk-query/usage/web-sockets', 'Sockets');
  expect(Object.keys(files)).toEqual([
    'docs/rtk-query/usage/web-sockets.mdx',
    'samples/rtk-query/usage/web-sockets/webSockets.ts',
    'samples/rtk-query/usage/web-sockets/webSockets.output.txt',
    'samples/rtk-query/usage/web-sockets/webSockets.test.ts',
  ]);
  const [page = '', , , test = ''] = Object.values(files);
  expect(page).toContain('ts sample=rtk-query/usage/web-sockets/webSockets.ts\n');
  expect(page).toContain(UNFINISHED);
  expect(test).toContain("from '../../../testing/recordOutput'");
});
