import {liteClient, type LiteClient} from 'algoliasearch/lite';
import {MARK_END, MARK_START} from '../engine/marks';
import type {HostedEngine} from '../hosted/hostedEngine';
import {hostedAnswer, type HostedHit} from './hostedAnswer';
import {emptyAnswer, type SearchClient} from './searchClient';

/** Contextual search: this language, and pages of no version or of the current one. */
const FILTERS = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']];
const HITS_PER_PAGE = 100;
const SNIPPET_WORDS = 24;

export function createHostedClient({appId, searchKey, index, host}: HostedEngine): SearchClient {
  const client: LiteClient = liteClient(appId, searchKey, host ? {hosts: [host]} : undefined);
  return {
    warm: () => undefined,
    search: async (query, options) => {
      try {
        const {results} = await client.searchForHits<HostedHit>({
          requests: [
            {
              indexName: index,
              query,
              facetFilters: FILTERS,
              hitsPerPage: HITS_PER_PAGE,
              attributesToSnippet: [`content:${SNIPPET_WORDS}`],
              attributesToHighlight: ['hierarchy', 'questions'],
              snippetEllipsisText: '…',
              // Plain text until it is escaped: the service does not escape what it sends.
              highlightPreTag: MARK_START,
              highlightPostTag: MARK_END,
            },
          ],
        });
        return hostedAnswer(results[0]?.hits ?? [], results[0]?.nbHits ?? 0, options);
      } catch (error) {
        console.warn('The search service did not answer.', error);
        return emptyAnswer('unavailable');
      }
    },
  };
}
