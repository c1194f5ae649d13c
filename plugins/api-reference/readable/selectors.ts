import type {CreateSelectorFunction, CreateSelectorOptions, UnknownMemoizer} from 'reselect';

export interface Creators<MemoizeFunction extends UnknownMemoizer, MemoizeOptions extends unknown[]> {
  /** @of createSelectorCreator */
  createSelectorCreator: {
    /** A memoizer, and what it takes after the function. */
    (memoize: MemoizeFunction, ...memoizeOptions: MemoizeOptions): CreateSelectorFunction<MemoizeFunction>;
    /** An object of options, as `createSelector` takes them. */
    (
      options: CreateSelectorOptions<MemoizeFunction> & {memoize: MemoizeFunction},
    ): CreateSelectorFunction<MemoizeFunction>;
  };
}

/** @of CreateSelectorOptions */
export interface Options<
  MemoizeFunction extends UnknownMemoizer,
  ArgsMemoizeFunction extends UnknownMemoizer,
  MemoizeOptions,
  ArgsMemoizeOptions,
> {
  memoize?: MemoizeFunction;
  memoizeOptions?: MemoizeOptions | MemoizeOptions[];
  argsMemoize?: ArgsMemoizeFunction;
  argsMemoizeOptions?: ArgsMemoizeOptions | ArgsMemoizeOptions[];
}

/** @of WeakMapMemoizeOptions */
export interface WeakMapOptions<Result> {
  resultEqualityCheck?: (lastResult: Result, result: Result) => boolean;
}

/** @of LruMemoizeOptions */
export interface LruOptions<Result> {
  equalityCheck?: (previous: unknown, next: unknown) => boolean;
  resultEqualityCheck?: (keptResult: Result, result: Result) => boolean;
}

/** @of DevModeChecks */
export interface Checks {
  inputStabilityCheck?: 'always' | 'once' | 'never';
  identityFunctionCheck?: 'always' | 'once' | 'never';
  cacheSizeCheck?: 'always' | 'once' | 'never';
}
