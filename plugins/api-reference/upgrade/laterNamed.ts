/** Documented type -> why its members cannot be dated by it. */
export type LaterNamed = Record<string, {reason: string; cameWith?: string}>;

/**
 * Types that got their name later than what they describe. Their members carry no version from before the name, or, with
 * `cameWith`, that of an export which came with them.
 */
export const LATER_NAMED: LaterNamed = {
  Patch: {reason: 'it was the type of Immer until the library declared its own'},
  SafePromise: {reason: 'its members are those of every promise'},
  StartMutationActionCreatorOptions: {reason: 'the options were written inside `StartMutationActionCreator`'},
  'TypedUseLazyQueryStateResult<ResultType, QueryArg, BaseQuery>': {
    reason: 'a name for the result that the hook had before',
  },
  "TypedUseInfiniteQueryHookResult<ResultType, QueryArg, PageParam, import('@reduxjs/toolkit/query').BaseQueryFn>":
    {
      reason:
        'exported one patch after the hook, and for some releases without members that the hook returned',
      cameWith: 'InfiniteQueryDefinition',
    },
};
