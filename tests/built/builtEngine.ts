import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {createEngine, type Engine} from '../../plugins/search/engine/createEngine';
import {unpackIndex} from '../../plugins/search/engine/indexFile';
import {build} from './builtPages';

let engine: Engine | undefined;

/** The search engine over the index of the build, made once for all tests. */
export function builtEngine(): Engine {
  const folder = join(build, 'search-index');
  const {index} = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {index: string};
  engine ??= createEngine(unpackIndex(JSON.parse(readFileSync(join(folder, index), 'utf8'))));
  return engine;
}
