import {describe, expect, test} from 'vitest';
import {firstPlace, pathsOf, testEngine} from './testEngine';
import {LIMITS} from './weights';

const engine = testEngine({
  '/api/createKettle': `<h1>createKettle</h1><p>Makes a kettle that boils water.</p>
    <h2 id="options">Options</h2><table><tbody>
    <tr id="o-boilat" data-member="boilAt"><td><code>boilAt</code></td><td>Degrees at which the kettle stops.</td></tr>
    <tr id="o-queryfn" data-member="queryFn"><td><code>queryFn</code></td><td>Asks the stove.</td></tr></tbody></table>
    <h2 id="messages">Messages</h2>
    <div class="error-message" id="m-cold" data-message="The kettle {name} was started without water in {room}"><p>Fill it.</p></div>`,
  '/api/createStove': `<h1>createStove</h1><p>Makes a stove. A stove heats whatever stands on it, such as createKettle.</p>
    <h2 id="heat">Heat</h2><p>createKettle createKettle createKettle createKettle boilAt boilAt</p>`,
  '/usage/boiling-water': `<h1>Boiling water</h1><p>The kettle may be started without water, which harms it in any room.</p>
    <h2 id="descaling">Descaling</h2><p>Remove scale with vinegar every month.</p>
    <ul><li><code>Descaler</code>: a liquid.</li></ul>`,
  '/usage/streaming-updates': `<h1>Streaming updates</h1><p>Push steam through a websocket.</p>`,
  '/api/hooks': `<h1>Hooks</h1><p>All hooks.</p><h2 id="usequery"><code>useQuery</code></h2><p>Reads.</p>
    <h2 id="uselazyquery"><code>useLazyQuery</code></h2><p>Reads later.</p>`,
});

describe('which place comes first', () => {
  test.each([
    ['a page by its title', 'createKettle', '/api/createKettle'],
    ['… split at its capitals', 'create kettle', '/api/createKettle'],
    ['… with another separator', 'create-kettle', '/api/createKettle'],
    ['… while it is being typed', 'createK', '/api/createKettle'],
    ['… with a typo', 'craeteKettle', '/api/createKettle'],
    ['… with two', 'creatKetle', '/api/createKettle'],
    ['… in a question', 'how do I use createKettle?', '/api/createKettle'],
    ['a heading', 'descaling', '/usage/boiling-water#descaling'],
    ['another form of a heading', 'descale', '/usage/boiling-water#descaling'],
    ['an option', 'boilAt', '/api/createKettle#o-boilat'],
    ['an option, split', 'query fn', '/api/createKettle#o-queryfn'],
    ['an option, joined', 'queryfn', '/api/createKettle#o-queryfn'],
    ['an option with its page', 'createKettle boilAt', '/api/createKettle#o-boilat'],
    [
      'a whole message, with values',
      'The kettle "red one" was started without water in kitchen',
      '/api/createKettle#m-cold',
    ],
    ['a part of a message', 'was started without water in', '/api/createKettle#m-cold'],
    ['a generated hook', 'useGetKettlesQuery', '/api/hooks#usequery'],
    ['a generated lazy hook', 'useLazyGetKettlesQuery', '/api/hooks#uselazyquery'],
    ['a synonym', 'ws', '/usage/streaming-updates'],
    ['a name of another library', 'SignalR', '/usage/streaming-updates'],
  ])('%s: %s', (_what, query, place) => {
    expect(firstPlace(engine, query)).toBe(place);
  });
});

test('a page whose title begins with what is typed comes before an option that does', () => {
  const cups = testEngine({
    '/api/createCup': `<h1>createCup</h1><table><tbody><tr id="o-porcel" data-member="porcelain">
      <td><code>porcelain</code></td><td>How porcelain it is.</td></tr></tbody></table>`,
    '/usage/porcelainification': '<h1>Porcelainification of everything</h1><p>Of cups.</p>',
  });
  expect(pathsOf(cups, 'porcel')[0]).toBe('/usage/porcelainification');
});

test('pages with all words come before pages with some', () => {
  const paths = pathsOf(engine, 'scale vinegar kettle');
  expect(paths[0]).toBe('/usage/boiling-water');
  expect(paths).toContain('/api/createKettle');
});

test('a section is no result when only its page’s title was asked for', () => {
  const [page] = engine.search('streaming').pages;
  expect(page?.entries.map(({entry}) => entry.kind)).toEqual(['page']);
});

describe('anything may be typed', () => {
  test.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['only stop words', 'how to do the'],
    ['emoji', '😀😀'],
    ['another script', 'שלום עולם'],
    ['control characters', '\u0000\u0007\u202Ekettle\u0000'],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['a regular expression', '(((((.*)+)+)+$'],
    ['a prototype', '__proto__ constructor hasOwnProperty'],
    ['ten thousand letters', 'a'.repeat(10_000)],
    ['ten thousand words', 'kettle stove '.repeat(5_000)],
  ])('%s', (_what, query) => {
    const {terms} = engine.search(query);
    // What a query costs grows with the terms it is looked up under, so these have a limit.
    expect(terms.size).toBeLessThan(LIMITS.terms * (LIMITS.completions + LIMITS.corrections));
  });
});

test('an export that many pages use is looked up on the page that explains it', () => {
  const pages = {
    '/api/guests':
      '<h1>Guests</h1><h2 id="cup"><code>Cup</code></h2><p>A guest gets a Cup. Cup, Cup, Cup.</p>',
    '/api/crockery': '<h1>Crockery</h1><ul><li><code>Cup</code>: holds tea.</li></ul>',
  };
  expect(pathsOf(testEngine(pages), 'Cup')[0]).toBe('/api/guests');
  expect(pathsOf(testEngine(pages, new Map([['/api/crockery', ['Cup']]])), 'Cup')[0]).toBe('/api/crockery');
});

test('what people call a page outweighs pages that use the words', () => {
  const pages = {
    '/usage/guests': '<h1>Guests</h1><h2 id="hot">Hot water for guests</h2><p>Hot water is hot water.</p>',
    '/usage/kettles': '<h1>Kettles</h1><p>They boil.</p>',
  };
  expect(pathsOf(testEngine(pages), 'how to get hot water')[0]).toBe('/usage/guests');
  const keywords = {'/usage/kettles': ['tea', 'hot water']};
  expect(pathsOf(testEngine(pages, new Map(), keywords), 'how to get hot water')[0]).toBe('/usage/kettles');
  expect(pathsOf(testEngine(pages, new Map(), keywords), 'guests')).toEqual(['/usage/guests']);
});

test('a name is found when its parts are cut short, and a word that is mistyped before the last', () => {
  expect(firstPlace(engine, 'crKettle')).toBe('/api/createKettle');
  expect(
    pathsOf(testEngine({'/stoves': '<h1>Gas stoves</h1>', '/gash': '<h1>Gasholder</h1>'}), 'gaz stoves'),
  ).toEqual(['/stoves']);
});

test('a name of another library is looked up in our words, not by its parts', () => {
  const kitchen = testEngine({
    '/api/kettle': '<h1>Kettle</h1><p>Looks every <code>pollingInterval</code>.</p>',
    '/api/tea': '<h1>Refresh interval</h1><p>Refresh the tea after an interval.</p>',
  });
  expect(pathsOf(kitchen, 'refreshInterval')[0]).toBe('/api/kettle');
});
