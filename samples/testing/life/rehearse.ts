import {factsOf} from './acting';
import type {Normal} from './judge';
import type {Life} from './Life';
import {openStage, type Stage} from './openStage';

/** What a sample shows when nothing goes wrong: the scenarios compare with it. */
export interface Rehearsal {
  normal: Normal;
  normalSecond: Normal;
  normalAction: Normal & {facts: string};
}

export async function rehearse(life: Life<unknown>): Promise<Rehearsal> {
  const [first, second] = life.args ?? [undefined, undefined];
  const none = {pending: '', done: ''};

  async function run<T>(play: (stage: Stage) => Promise<T>): Promise<T> {
    const stage = await openStage(life);
    const result = await play(stage);
    stage.unmount();
    await stage.settle();
    return result;
  }

  const load = (arg: unknown, change?: Life['change']) =>
    run(async (stage): Promise<Normal> => {
      if (!change) stage.network.hold();
      let pending = await stage.show(arg);
      if (change) {
        stage.network.hold();
        await change(stage.user);
        pending = await stage.settle();
      }
      await stage.network.release();
      return {pending, done: await stage.settle()};
    });

  const act = () =>
    run(async (stage) => {
      const before = await stage.show(first);
      stage.network.hold();
      await life.act!(stage.user);
      const pending = await stage.settle(life.patience);
      await stage.network.release();
      const done = await stage.settle(life.patience);
      const facts = life.facts ? factsOf(life.facts) : '';
      return {before, pending, done, facts};
    });

  const empty = life.data
    ? await run((stage) => {
        stage.network.fail('empty');
        return stage.show(first);
      })
    : undefined;
  const normal = await load(first);
  if (life.data && !normal.done.includes(life.data(first)))
    throw new Error(
      `The line's data is "${life.data(first)}", but the screen has "${normal.done}": correct the line.`,
    );
  const normalSecond = life.args
    ? await load(life.change ? first : second, life.change)
    : none;
  if (
    life.data &&
    life.args &&
    !normalSecond.done.includes(life.data(second))
  )
    throw new Error(
      `The line's data is "${life.data(second)}", but the screen has "${normalSecond.done}": correct the line.`,
    );
  return {
    // A response without a list is not emptied, and looks like the whole.
    normal: {...normal, ...(empty !== normal.done && {empty})},
    normalSecond,
    normalAction: life.act ? await act() : {...none, facts: ''},
  };
}
