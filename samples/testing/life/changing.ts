import {judgeFailure, judgeSuccess} from './judge';
import type {Life} from './Life';
import type {Play, Scenario} from './scenarios';

const changes = (life: Life<unknown>) => Boolean(life.data && life.args);

/** Text that only the argument before may bring to the screen. */
function judgeArgument({stage, life, first}: Play, text: string): boolean {
  const old = life.data!(first);
  const isWrong = text.includes(old);
  if (isWrong)
    stage.report('wrongArgument', `"${text}" still has "${old}"`);
  return isWrong;
}

/** What happens to a sample whose argument changes. */
export const changing: Scenario[] = [
  {
    name: 'the argument changes while the response is on its way',
    applies: changes,
    async play(scene) {
      const {stage, first, change, normalSecond} = scene;
      const {done} = normalSecond;
      stage.network.hold();
      await stage.show(first);
      if (!(await change())) return;
      judgeArgument(scene, await stage.settle());
      await stage.network.release('newest first');
      const text = await stage.settle();
      if (!judgeArgument(scene, text)) judgeSuccess(stage, text, done);
    },
  },
  {
    name: 'the argument changes, and its response is slow',
    applies: changes,
    async play(scene) {
      const {stage, first, change, normalSecond} = scene;
      const {done} = normalSecond;
      await stage.show(first);
      stage.network.hold();
      if (!(await change())) return;
      judgeArgument(scene, await stage.settle());
      await stage.network.release();
      const text = await stage.settle();
      if (!judgeArgument(scene, text)) judgeSuccess(stage, text, done);
    },
  },
  {
    name: 'the argument changes, and its request fails',
    applies: changes,
    async play(scene) {
      const {stage, life, first, change, normalSecond} = scene;
      const normal = normalSecond;
      await stage.show(first);
      stage.network.fail('status 500');
      if (!(await change())) return;
      const text = await stage.settle(life.patience);
      // Prefetched, or part of what was there: nothing has failed.
      if (text === normal.done) return;
      if (!judgeArgument(scene, text)) judgeFailure(stage, text, normal);
    },
  },
  {
    name: 'the argument changes after a failure',
    applies: changes,
    async play(scene) {
      const {stage, life, first, change, normalSecond} = scene;
      const {done} = normalSecond;
      stage.network.fail('status 500');
      await stage.show(first);
      await stage.settle(life.patience);
      stage.network.fail();
      if (!(await change())) return;
      await stage.settle();
      // What does not depend on the argument stays failed until then.
      await stage.refetch();
      judgeSuccess(stage, await stage.settle(), done);
    },
  },
];
