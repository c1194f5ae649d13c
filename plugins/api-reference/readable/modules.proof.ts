import type {ApiContext, Patch, SchemaFailureInfo, coreModule} from '@reduxjs/toolkit/query';
import type {ApiProvider, reactHooksModule} from '@reduxjs/toolkit/query/react';
import type {Alike, Proof, Proven, Unlike} from './alike.proof';
import type {Definitions} from './api.proof';
import type {
  Components,
  CoreOptions,
  FailureInfo,
  HooksOptions,
  ModuleContext,
  PatchMembers,
  ProviderProps,
} from './modules';

type OptionsOf<F extends (...args: never[]) => unknown> = NonNullable<Parameters<F>[0]>;

export type Proofs = [
  Proven<Unlike<OptionsOf<typeof ApiProvider>, ProviderProps<any, {}, any, any>>>,
  Proof<[Alike<typeof ApiProvider, Components<any, {}, any, any>['ApiProvider']>]>,
  Proven<Unlike<OptionsOf<typeof coreModule>, CoreOptions>>,
  Proven<Unlike<OptionsOf<typeof reactHooksModule>, HooksOptions>>,
  Proven<Unlike<ApiContext<Definitions>, ModuleContext<any, any, any>>>,
  Proven<Unlike<SchemaFailureInfo, FailureInfo>>,
  Proven<Unlike<Patch, PatchMembers>>,
];
