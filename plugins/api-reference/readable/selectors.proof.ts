import type {
  CreateSelectorOptions,
  DevModeChecks,
  EqualityFn,
  LruMemoizeOptions,
  WeakMapMemoizeOptions,
  createSelectorCreator,
  lruMemoize,
  weakMapMemoize,
} from 'reselect';
import type {Interchangeable, Proof, Proven, Unlike} from './alike.proof';
import type {Checks, Creators, LruOptions, Options, WeakMapOptions} from './selectors';
import type {Book} from './witnesses.proof';

type Lru = typeof lruMemoize;
type WeakMap = typeof weakMapMemoize;

export type Proofs = [
  Proof<
    [
      Interchangeable<
        typeof createSelectorCreator<Lru>,
        Creators<Lru, [(EqualityFn | LruMemoizeOptions)?]>['createSelectorCreator']
      >,
    ]
  >,
  Proven<
    Unlike<
      CreateSelectorOptions<Lru, WeakMap>,
      Options<Lru, WeakMap, EqualityFn | LruMemoizeOptions | undefined, WeakMapMemoizeOptions | undefined>
    >
  >,
  Proven<Unlike<WeakMapMemoizeOptions<Book>, WeakMapOptions<Book>>>,
  Proven<Unlike<LruMemoizeOptions<Book>, LruOptions<Book>>>,
  Proven<Unlike<Partial<DevModeChecks>, Checks>>,
];
