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

test('it gets three search queries', () => {
  const queries = inQueries("export const topics = queriesOf('topic', [\n]);\n", 'api/createThing');
  expect(queries.match(/'api\/createThing'/g)).toHaveLength(3);
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
