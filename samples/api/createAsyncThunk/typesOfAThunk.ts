import type {AsyncThunkPayloadCreator} from '@reduxjs/toolkit';
import type {estimateJob} from './estimateJob';

/** What `unwrap()` resolves with. */
export type Priced = ReturnType<typeof estimateJob.fulfilled>['payload'];

/** A payload creator outside the call. */
export const priceOf: AsyncThunkPayloadCreator<number, string> = async (
  paper,
  {signal},
) => {
  const name = encodeURIComponent(paper);
  const address = `https://print.example/prices/${name}`;
  const response = await fetch(address, {signal});
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return Number(await response.text());
};
