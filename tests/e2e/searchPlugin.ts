import {createRequire} from 'node:module';
import type * as CreateEngine from '../../plugins/search/engine/createEngine';
import type * as IndexFile from '../../plugins/search/engine/indexFile';
import type * as FakeService from '../../plugins/search/hosted/fakeService';
import type * as Judge from '../../plugins/search/relevance/judge';
import type * as Queries from '../../plugins/search/relevance/queries';

/** The plugins are CommonJS, whose names an ES module such as a browser test cannot import. */
const require = createRequire(import.meta.url);
const search = '../../plugins/search';

export const {createEngine} = require(`${search}/engine/createEngine`) as typeof CreateEngine;
export const {unpackIndex} = require(`${search}/engine/indexFile`) as typeof IndexFile;
export const {fakeService} = require(`${search}/hosted/fakeService`) as typeof FakeService;
export const {judge, ratesOf, report} = require(`${search}/relevance/judge`) as typeof Judge;
export const {queries} = require(`${search}/relevance/queries`) as typeof Queries;
