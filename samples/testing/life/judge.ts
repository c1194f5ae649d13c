import type {Stage} from './openStage';
import {looksBusy} from './screenText';

/** Texts of a sample when nothing goes wrong. */
export interface Normal {
  pending: string;
  done: string;
  empty?: string;
}

/** After a request has failed and nothing is under way. */
export function judgeFailure(
  {report, user}: Stage,
  text: string,
  {pending, done, empty}: Normal,
): void {
  const isLike = (other?: string) => text === other;
  if (looksBusy()) report('loadsForever', `"${text}" is marked as busy`);
  else if (isLike(done))
    report('hiddenFailure', `"${text}" as if nothing had failed`);
  else if (isLike(empty))
    report('hiddenFailure', `"${text}" as if the result were empty`);
  else if (isLike(pending))
    if (text === '') report('hiddenFailure', 'an empty screen');
    else report('loadsForever', `"${text}" after a failed request`);
  for (const lost of user.lost()) report('lostInput', lost);
}

/** After everything has worked out in the end. */
export function judgeSuccess(
  {report}: Stage,
  text: string,
  expected: string,
): void {
  if (looksBusy()) report('loadsForever', `"${text}" after a success`);
  else if (text !== expected)
    report('oldFailure', `"${text}" instead of "${expected}"`);
}

/** After the component has left: what is due may still run, but nothing may be started again. */
export async function judgeLeaving(stage: Stage): Promise<void> {
  const {network, sockets, report, settle} = stage;
  await settle();
  const sent = network.sent.length;
  const {vi} = await import('vitest');
  for (let round = 0; round < 4; round++)
    await vi.runOnlyPendingTimersAsync();
  await settle();
  if (network.sent.length > sent)
    report('leftTimer', `sends ${network.sent.at(-1)}`);
  else if (vi.getTimerCount() > 0)
    report('leftTimer', `${vi.getTimerCount()} timers`);
  if (sockets.open() > 0)
    report('leftSocket', `${sockets.open()} connections`);
}
