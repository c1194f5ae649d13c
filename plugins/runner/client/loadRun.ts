import {page} from '@runner-files';
import type {RunData} from '../protocol';
import type {Kit, PageSources, PageTests} from '../sources/types';
import {addressOf, loadFile} from './loadFile';

export const FRAME = () => addressOf(page);

export const loadRun = (name: string) => load<RunData>(name);
export const loadSources = (page: string) => load<PageSources>(`${page}.sources`);
export const loadTests = (page: string) => load<PageTests>(`${page}.tests`);
export const loadKit = (name: string) => load<Kit>(name);

const load = async <Data>(name: string) => JSON.parse(await loadFile(`${name}.json`)) as Data;
