import {expect, test} from 'vitest';
import {CORE_WORDS, QUERY_WORDS} from '../../plugins/api-reference/readable/words';
import {docRoutes} from '../routes';
import {pageOf} from './builtPages';

const words = new Set([...CORE_WORDS, ...QUERY_WORDS]);
/** What TypeScript, the browser and React know by themselves. */
const platform = new Set(
  `AbortSignal Context Element Error Function Headers JSX NonNullable Omit Partial Pick Promise PromiseLike ReactNode
  ReactReduxContextValue Record RegExp Request RequestInfo RequestInit Response ReturnType Symbol WeakSet`.split(
    /\s+/,
  ),
);

/** Every type that a page shows in a table, and every signature; what is folded below them is not meant for reading. */
function shownTypes(route: string) {
  const $ = pageOf(route);
  const cells = $('.api-table tbody tr')
    .toArray()
    .filter((row) => !$(row).attr('data-member')!.startsWith('...'))
    .map((row) => ({
      of: `${$(row).attr('data-of')}.${$(row).attr('data-member')}`,
      code: $(row).find('td.api-type > code'),
    }));
  const signatures = $('.signature')
    .toArray()
    .map((element) => ({
      of: $(element).attr('id')!,
      code: $(element).children('.code-block').find('pre code'),
    }));
  return [...cells, ...signatures].map(({of, code}) => ({
    of,
    text: code.text(),
    linked: code
      .find('a')
      .toArray()
      .map((link) => $(link).text()),
  }));
}

const all = docRoutes.flatMap((route) => shownTypes(route).map((shown) => ({...shown, route})));

test('there are as many as there were when they were first read one by one', () => {
  expect(all.filter(({of}) => of.startsWith('signature-')).length).toBeGreaterThanOrEqual(73);
  expect(all.length).toBeGreaterThan(600);
});

/** A default of the library's own may be `any`, and what a `WeakSet` holds is an object. */
const ALLOWED = /= any,|WeakSet<object>/g;

test('no type is cut short, empty, or a word that says nothing', () => {
  const nothing = all.filter(({text}) => {
    const said = text.replace(ALLOWED, '').trim();
    return said === '' || /…|(?<![\w$.'])(?:any|object)(?![\w$'])/.test(said.replace(/^\/\/.*$/gm, ''));
  });
  expect(nothing.map(({route, of, text}) => `${route} ${of}: ${text}`)).toEqual([]);
});

test('every name in a type is a link to its entry, a word of the list, or known to the platform', () => {
  const unknown = all.flatMap(({route, of, text, linked}) => {
    const code = text.replace(/'[^']*'|`[^`]*`|"[^"]*"|^\s*\/\/.*$/gm, '');
    const names = code.match(/(?<![\w$.])[A-Z][\w$]*(?!\??:)/g) ?? [];
    return (
      names
        .filter((name) => !linked.includes(name) && !words.has(name) && !platform.has(name))
        // What a signature declares needs no link to itself.
        .filter((name) => !new RegExp(`(?:function|const|type|class|enum) ${name}\\b`).test(code))
        .map((name) => `${route} ${of}: ${name}`)
    );
  });
  expect(unknown).toEqual([]);
});

test('what readers write is marked as required or optional, row by row; what they receive is not', () => {
  for (const route of docRoutes) {
    const $ = pageOf(route);
    for (const table of $('.api-table').toArray()) {
      const rows = $(table).find('tbody tr').toArray();
      const marked = rows.filter(
        (row) => $(row).find('.api-mark--required, .api-mark--optional').length === 1,
      );
      expect([0, rows.length], `${route} ${$(table).attr('data-of')}`).toContain(marked.length);
    }
  }
});

test('what readers receive and may be missing says undefined', () => {
  const $ = pageOf('/rtk-query/api/created-api/hooks');
  const type = (id: string) => $(`[id="${id}"] .api-type > code`).text();
  expect(type('usequery-result-data')).toBe('ResultType | undefined');
  expect(type('usequery-result-error')).toBe('ErrorType | SerializedError | undefined');
  expect(type('usequery-result-isfetching')).toBe('boolean');
});

test('the exact signature is there, folded, below the one for people', () => {
  const signature = pageOf('/api/createAsyncThunk')('#signature-createasyncthunk');
  expect(signature.children('.code-block').text()).toContain(
    'function createAsyncThunk<\n  Returned,\n  ThunkArg = void,\n  ThunkApiConfig extends AsyncThunkConfig = {},\n>(',
  );
  expect(signature.find('details:not([open]) > summary').text()).toBe('Exact signature');
  expect(signature.find('details').text()).toContain('OverrideThunkApiConfigs<');
});
