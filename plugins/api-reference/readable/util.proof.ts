import type {FetchBaseQueryError, QueryCacheEntry} from '@reduxjs/toolkit/query';
import {api, type AddBook, type GetBook, type ListBooks, type Root} from './api.proof';
import type {Alike, Call, Interchangeable, Proof, Proven, Unlike} from './alike.proof';
import type {CacheEntry, UpsertEntry, Util} from './util';
import type {Book} from './witnesses.proof';

const {util} = api;
type Ours = Util<'getBook', GetBook, ListBooks, AddBook, 'addBook', string, Book, 'Book', Root>;
declare const ours: Ours;
/** Where the library allows any definition. */
type OfAny = Util<'getBook', any, any, any, 'addBook', string, Book, 'Book', Root>;

export type Proofs = [
  Proof<
    [
      Alike<typeof util.updateQueryData<'getBook'>, Ours['updateQueryData']>,
      Alike<typeof util.patchQueryData<'getBook'>, Ours['patchQueryData']>,
      Alike<typeof util.upsertQueryData<'getBook'>, Ours['upsertQueryData']>,
      Alike<Call<typeof util.invalidateTags>, Ours['invalidateTags']>,
      Alike<typeof util.selectInvalidatedBy, Ours['selectInvalidatedBy']>,
      Alike<typeof util.selectCachedArgsForQuery<'getBook'>, Ours['selectCachedArgsForQuery']>,
      Alike<typeof util.selectEntriesForEndpoint<'getBook'>, Ours['selectEntriesForEndpoint']>,
      Alike<typeof util.selectAllQueryEntries, Ours['selectAllQueryEntries']>,
      Alike<typeof util.prefetch<'getBook'>, Ours['prefetch']>,
      Alike<typeof util.getRunningQueryThunk<'getBook'>, Ours['getRunningQueryThunk']>,
      Alike<typeof util.getRunningQueriesThunk, OfAny['getRunningQueriesThunk']>,
      Alike<typeof util.getRunningMutationThunk<'addBook'>, Ours['getRunningMutationThunk']>,
      Alike<typeof util.getRunningMutationsThunk, OfAny['getRunningMutationsThunk']>,
      Interchangeable<Call<typeof util.resetApiState>, () => ReturnType<typeof util.resetApiState>>,
      Alike<ReturnType<typeof util.resetApiState>['payload'], ReturnType<Ours['resetApiState']>['payload']>,
    ]
  >,
  Proven<Unlike<QueryCacheEntry<GetBook>, CacheEntry<Book, string, FetchBaseQueryError>>>,
  Proven<Unlike<Parameters<typeof util.upsertQueryEntries<['getBook']>>[0][0], UpsertEntry<string, Book>>>,
];

// Calls that both accept, and calls that both refuse.
const title: Book = {isbn: '1', title: 'a'};
util.upsertQueryEntries([{endpointName: 'getBook', arg: '1', value: title}]) satisfies ReturnType<
  Ours['upsertQueryEntries']
>;
ours.upsertQueryEntries([{endpointName: 'getBook', arg: '1', value: title}]);
// @ts-expect-error A mutation has no cache entry to fill.
util.upsertQueryEntries([{endpointName: 'addBook', arg: '1', value: title}]);
// @ts-expect-error
ours.upsertQueryEntries([{endpointName: 'addBook', arg: '1', value: title}]);
// @ts-expect-error The value is a book.
util.upsertQueryEntries([{endpointName: 'getBook', arg: '1', value: 'a'}]);
// @ts-expect-error
ours.upsertQueryEntries([{endpointName: 'getBook', arg: '1', value: 'a'}]);
