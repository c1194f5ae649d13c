/// <reference types="node" />
import {createRequire} from 'node:module';

/** A package once more, as CommonJS: what an app has that bundles it twice. */
export function secondCopyOf(name: string): unknown {
  return createRequire(import.meta.url)(name);
}
