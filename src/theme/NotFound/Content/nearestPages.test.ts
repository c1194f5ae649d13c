import {describe, expect, it} from 'vitest';
import {longestText, nearestPages, searchText} from './nearestPages';

const pages = [
  '/api/configureStore',
  '/api/createSlice',
  '/api/createSelector',
  '/rtk-query/api/createApi',
  '/rtk-query/usage/code-splitting',
  '/rtk-query/api/created-api/code-splitting',
  '/usage/immer-reducers',
];

describe('nearestPages', () => {
  it('finds a misspelled name', () => {
    expect(nearestPages('/api/createslise', pages)[0]).toBe('/api/createSlice');
  });

  it('finds a page that moved to another folder', () => {
    expect(nearestPages('/docs/advanced/immerReducers.html', pages)[0]).toBe('/usage/immer-reducers');
  });

  it('finds a name by a part of it', () => {
    expect(nearestPages('/immer', pages)).toEqual(['/usage/immer-reducers']);
  });

  it('prefers the folder that was asked for', () => {
    expect(nearestPages('/rtk-query/usage/code-spliting', pages)).toEqual([
      '/rtk-query/usage/code-splitting',
      '/rtk-query/api/created-api/code-splitting',
    ]);
    expect(nearestPages('/rtk-query/api/created-api/codesplitting', pages)[0]).toBe(
      '/rtk-query/api/created-api/code-splitting',
    );
  });

  it('offers nothing for a dissimilar or an empty path', () => {
    expect(nearestPages('/wp-login.php', pages)).toEqual([]);
    expect(nearestPages('/', pages)).toEqual([]);
    expect(nearestPages('/%%%', pages)).toEqual([]);
  });

  it('keeps to its limit', () => {
    expect(nearestPages('/create', pages, 2)).toHaveLength(2);
  });
});

describe('searchText', () => {
  it('makes words of the last part', () => {
    expect(searchText('/usage/immer_reducers.html')).toBe('immer reducers');
    expect(searchText('/usage/immer-reducers/')).toBe('immer reducers');
  });

  it('drops what is no text and cuts what is long', () => {
    expect(searchText('/<script>alert(1)<%2Fscript>')).toBe('script alert 1 2Fscript');
    expect(searchText(`/${'a'.repeat(5000)}`)).toHaveLength(longestText);
  });
});
