import {describe, expect, test} from 'vitest';
import {clean, keyOf, partsOf, stem, termsOf, wordsOf} from './words';

describe('stem', () => {
  test.each([
    ['poll', 'polling', 'polls', 'polled'],
    ['cache', 'caching', 'cached', 'caches'],
    ['type', 'typing', 'typed', 'types'],
    ['query', 'queries', 'querying'],
    ['mutate', 'mutation', 'mutations', 'mutating'],
    ['migrate', 'migration', 'migrating'],
    ['skip', 'skipping', 'skipped'],
    ['serialize', 'serialized', 'serialization', 'serializable'],
    ['reject', 'rejection', 'rejected'],
    ['automatic', 'automatically'],
    ['fetch', 'fetches', 'fetching'],
    ['customize', 'customise', 'customising', 'customization', 'customisation'],
    ['behavior', 'behaviour', 'behaviours'],
  ])('%s and its other forms are one word', (...forms) => {
    expect(new Set(forms.map(stem)).size).toBe(1);
  });

  test.each(['string', 'class', 'status', 'using', 'bus', 'api', 'ñandú'])('%s is left alone', (word) => {
    expect(stem(word)).toBe(word);
  });
});

test('identifiers are found whole and by their parts', () => {
  expect(termsOf('createAsyncThunks')).toEqual(
    expect.arrayContaining(['createasyncthunks', 'createasyncthunk', 'create', 'async', 'thunks', 'thunk']),
  );
  expect(partsOf('FETCH_ERROR')).toEqual(['fetch', 'error']);
  expect(partsOf('RTKQuery')).toEqual(['rtk', 'query']);
  expect(partsOf('polling')).toEqual([]);
});

test('one name has one key, however it is separated', () => {
  expect(new Set(['query fn', 'queryFn', 'query-fn', 'QUERY_FN', 'query.fn'].map(keyOf))).toEqual(
    new Set(['queryfn']),
  );
});

test('an apostrophe does not end a word', () => {
  expect(wordsOf("it doesn't and it’s not the store's 'lid'")).toEqual([
    'it',
    "doesn't",
    'and',
    'it’s',
    'not',
    'the',
    "store's",
    'lid',
  ]);
  expect(keyOf("doesn't")).toBe('doesnt');
});

test('control, private and directional characters are removed, and text of any script is kept', () => {
  expect(clean('a\u0000b\u202E c\uE000\n d')).toBe('a b c d');
  expect(wordsOf('שלום 你好 😀 café')).toEqual(['שלום', '你好', 'café']);
  expect(wordsOf('😀 ___ $$$')).toEqual([]);
});
