import {createRequire} from 'node:module';

/** The plugins are CommonJS, whose names an ES module such as a browser test cannot import. */
const require = createRequire(import.meta.url);

type CreateEngine = typeof import('../../plugins/search/engine/createEngine');
type IndexFile = typeof import('../../plugins/search/engine/indexFile');
type Judge = typeof import('../../plugins/search/relevance/judge');
type Queries = typeof import('../../plugins/search/relevance/queries');
type FakeServiceModule = typeof import('../../plugins/search/hosted/fakeService');

export const {createEngine} = require('../../plugins/search/engine/createEngine') as CreateEngine;
export const {unpackIndex} = require('../../plugins/search/engine/indexFile') as IndexFile;
export const {judge, ratesOf, report} = require('../../plugins/search/relevance/judge') as Judge;
export const {queries} = require('../../plugins/search/relevance/queries') as Queries;
export const {fakeService} = require('../../plugins/search/hosted/fakeService') as FakeServiceModule;
