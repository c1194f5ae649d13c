import type {Stage} from './openStage';
import {FAULT_BODY} from './faultyNetwork';

/** Texts of a sample when nothing goes wrong. */
export interface Normal {
  pending: string;
  done: string;
  empty?: string;
  /** The text before an action. */
  before?: string;
}

const LOADING = /…|\bloading\b|\bmoment\b/i;

/** Whether something on the screen says that it waits. */
export function looksBusy(text: string): boolean {
  return (
    document.querySelector('[aria-busy="true"]') !== null ||
    LOADING.test(text)
  );
}

/** After a request has failed and nothing is under way. */
export function judgeFailure(
  {report, user}: Stage,
  text: string,
  {pending, done, empty, before}: Normal,
): void {
  const hidden = (how: string) =>
    report('hiddenFailure', `"${text}" ${how}`);
  if (text.includes(FAULT_BODY)) hidden('is the failed response');
  else if (text === done) hidden('as if nothing had failed');
  else if (text === pending && text !== before && looksBusy(text))
    report('loadsForever', `"${text}" after a failed request`);
  else if (text === empty) hidden('as if the result were empty');
  else if (text === pending || text === before)
    hidden('as if nothing had happened');
  for (const lost of user.lost()) report('lostInput', lost);
}

/** After everything has worked out in the end. */
export function judgeSuccess(
  {report}: Stage,
  text: string,
  expected: string,
): void {
  if (text === expected) return;
  if (looksBusy(text) && !looksBusy(expected))
    report('loadsForever', `"${text}" after a success`);
  else report('oldFailure', `"${text}" instead of "${expected}"`);
}

/** After the component has left: what is due may still run, but nothing may be started again. */
export async function judgeLeaving(stage: Stage): Promise<void> {
  const {network, sockets, report, settle} = stage;
  await settle();
  const sent = network.sent.length;
  const {vi} = await import('vitest');
  // On a busy machine a response arrives late, and what it starts ends late.
  for (let round = 0; round < 12; round++) {
    await vi.runOnlyPendingTimersAsync();
    if (round < 3) continue;
    await settle();
    if (vi.getTimerCount() === 0) break;
  }
  if (network.sent.length > sent)
    report('leftTimer', `sends ${network.sent.at(-1)}`);
  else if (vi.getTimerCount() > 0)
    report('leftTimer', `${vi.getTimerCount()} timers`);
  if (sockets.open() > 0)
    report('leftSocket', `${sockets.open()} connections`);
}
