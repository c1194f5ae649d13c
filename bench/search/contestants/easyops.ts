import {SearchWorker} from 'easyops-worker';

const worker = new SearchWorker();

export function start(): Promise<void> {
  return worker.fetchIndexes('/', '');
}

export async function search(query: string): Promise<string[]> {
  const found = await worker.search('/', '', query, 8);
  return found.map(({document}) => document.u);
}
