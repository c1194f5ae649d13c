import {createAsyncThunk} from '@reduxjs/toolkit';

const running = new Map<string, Promise<number>>();

async function fetchPrice(paper: string) {
  const name = encodeURIComponent(paper);
  const response = await fetch(`https://print.example/prices/${name}`);
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return Number(await response.text());
}

/** Dispatches for one paper that overlap share one request. */
export const loadPrice = createAsyncThunk(
  'prices/load',
  (paper: string) => {
    let request = running.get(paper);
    if (!request) {
      request = fetchPrice(paper).finally(() => running.delete(paper));
      running.set(paper, request);
    }
    return request;
  },
);
