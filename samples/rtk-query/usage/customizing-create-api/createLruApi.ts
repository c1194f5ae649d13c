import {createSelectorCreator, lruMemoize} from '@reduxjs/toolkit';
import {
  buildCreateApi,
  coreModule,
  reactHooksModule,
} from '@reduxjs/toolkit/query/react';

const createSelector = createSelectorCreator({
  memoize: lruMemoize,
  argsMemoize: lruMemoize, // the outer cache, a weak map by default
});

export const createLruApi = buildCreateApi(
  coreModule({createSelector}),
  reactHooksModule({createSelector}),
);
