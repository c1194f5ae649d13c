// #region total
import type {InfiniteQueryConfigOptions} from '@reduxjs/toolkit/query';
import type {Quake} from './quakesApi';

// The server counts pages: stop after the last one.
export const pageNumber: InfiniteQueryConfigOptions<
  {quakes: Quake[]; pageCount: number},
  number,
  void
> = {
  initialPageParam: 1,
  getNextPageParam: ({pageCount}, _allPages, lastParam) =>
    lastParam < pageCount ? lastParam + 1 : undefined,
  getPreviousPageParam: (_firstPage, _allPages, firstParam) =>
    firstParam > 1 ? firstParam - 1 : undefined,
};
// #endregion

// #region pageSize
// The server counts nothing: a page that is not full is the last.
export const noTotal: InfiniteQueryConfigOptions<
  Quake[],
  number,
  {region: string; pageSize: number}
> = {
  initialPageParam: 0,
  getNextPageParam: (lastPage, _allPages, lastParam, _allParams, arg) =>
    lastPage.length < arg.pageSize ? undefined : lastParam + 1,
};
// #endregion

// #region offset
// Limit and offset: the next page starts where the last one ends.
export const offset: InfiniteQueryConfigOptions<
  {quakes: Quake[]; total: number},
  number,
  void
> = {
  initialPageParam: 0,
  getNextPageParam: ({quakes, total}, _allPages, lastOffset) => {
    const nextOffset = lastOffset + quakes.length;
    // An empty page ends the list, too: its offset would come again.
    return quakes.length > 0 && nextOffset < total ? nextOffset : undefined;
  },
};
// #endregion

// #region cursor
// A cursor the server gives; null after the last page.
export const cursor: InfiniteQueryConfigOptions<
  {quakes: Quake[]; next: string | null},
  string,
  void
> = {
  initialPageParam: '',
  getNextPageParam: ({next}) => next,
};
// #endregion
