import type {
  ImmutableStateInvariantMiddlewareOptions,
  SerializableStateInvariantMiddlewareOptions,
  findNonSerializableValue,
} from '@reduxjs/toolkit';
import type {Alike, Proof, Proven, Unlike} from './alike.proof';
import type {Functions, ImmutableOptions, SerializableOptions} from './checks';

export type Proofs = [
  Proven<Unlike<SerializableStateInvariantMiddlewareOptions, SerializableOptions>>,
  Proven<Unlike<ImmutableStateInvariantMiddlewareOptions, ImmutableOptions>>,
  Proof<[Alike<typeof findNonSerializableValue, Functions['findNonSerializableValue']>]>,
];
