import type {ConfigureStoreOptions, DevToolsEnhancerOptions, configureStore} from '@reduxjs/toolkit';
import type {UnknownAction} from '@reduxjs/toolkit';
import type {Alike, Proof, Proven, Unlike} from './alike.proof';
import type {DevToolsOptions, Store, StoreOptions} from './store';
import type {Enhancers, Library, LibraryAction, Middlewares} from './witnesses.proof';

type Created = typeof configureStore<Library, UnknownAction, Middlewares, Enhancers, Library>;

export type Proofs = [
  Proof<[Alike<Created, Store<Library>['configureStore']>]>,
  Proven<
    Unlike<
      ConfigureStoreOptions<Library, LibraryAction, Middlewares, Enhancers, Partial<Library>>,
      StoreOptions<Library, LibraryAction, Middlewares, Enhancers, Partial<Library>>
    >
  >,
  Proven<Unlike<DevToolsEnhancerOptions, DevToolsOptions>>,
];
