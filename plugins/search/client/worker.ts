/// <reference lib="webworker" />
import {answer} from '../engine/answer';
import {createEngine, type Engine} from '../engine/createEngine';
import {unpackIndex} from '../engine/indexFile';
import type {Answer, SearchOptions} from './searchClient';

export interface Request {
  id: number;
  /** Where the manifest is. */
  folder: string;
  query: string;
  options: SearchOptions;
}

export type Reply = {id: number; answer: Answer} | {id: number; error: string};

let loading: Promise<Engine> | undefined;

/** A failed download is forgotten, so the next key press tries again. */
function engineFrom(folder: string): Promise<Engine> {
  loading ??= loadEngine(folder).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function loadEngine(folder: string): Promise<Engine> {
  // The manifest is small and always asked for again; the index has its digest in its name and may be kept forever.
  const {index} = (await json(`${folder}manifest.json`, {cache: 'no-cache'})) as {index: string};
  return createEngine(unpackIndex(await json(`${folder}${index}`)));
}

async function json(url: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
}

addEventListener('message', ({data}: MessageEvent<Request>) => {
  const reply = (message: Reply) => postMessage(message);
  engineFrom(data.folder)
    .then((engine) => reply({id: data.id, answer: answer(engine, data.query, data.options)}))
    .catch((error: unknown) => reply({id: data.id, error: String(error)}));
});
