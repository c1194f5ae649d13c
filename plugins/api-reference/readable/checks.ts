/** @of SerializableStateInvariantMiddlewareOptions */
export interface SerializableOptions {
  isSerializable?: (value: unknown) => boolean;
  getEntries?: (value: unknown) => [string, unknown][];
}

/** @of ImmutableStateInvariantMiddlewareOptions */
export interface ImmutableOptions {
  isImmutable?: (value: unknown) => boolean;
  ignoredPaths?: readonly (string | RegExp)[];
}

export interface Functions {
  /** @of findNonSerializableValue */
  findNonSerializableValue: (
    value: unknown,
    path?: string,
    isSerializable?: (value: unknown) => boolean,
    getEntries?: (value: unknown) => [string, unknown][],
    ignoredPaths?: readonly (string | RegExp)[],
    cache?: WeakSet<object>,
  ) => {keyPath: string; value: unknown} | false;
}
