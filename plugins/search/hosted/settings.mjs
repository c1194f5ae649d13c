/** Where a build leaves the records for `npm run search:push`, below the folder of generated files. */
export const RECORDS_FOLDER = 'search-records';

/**
 * How a hosted index ranks, sent with the records by `npm run search:push`. The service ranks by its own rules; these
 * settings tell it what the embedded engine's weights say: names before headings before text, all words before some.
 *
 * @type {import('algoliasearch').IndexSettings}
 */
export const settings = {
  searchableAttributes: [
    'unordered(symbols)',
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'unordered(keywords)',
    'unordered(defines)',
    'unordered(questions)',
    'content',
  ],
  attributesForFaceting: ['language', 'version', 'docusaurus_tag', 'type', 'kind'],
  attributesToHighlight: ['hierarchy', 'content', 'questions'],
  attributesToSnippet: ['content:24'],
  camelCaseAttributes: ['symbols', 'hierarchy', 'defines', 'questions', 'content'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  distinct: true,
  attributeForDistinct: 'url',
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  separatorsToIndex: '_',
  ignorePlurals: ['en'],
  removeStopWords: ['en'],
  queryLanguages: ['en'],
  indexLanguages: ['en'],
  removeWordsIfNoResults: 'allOptional',
  attributeCriteriaComputedByMinProximity: true,
};
