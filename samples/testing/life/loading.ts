import {judgeFailure, judgeLeaving, judgeSuccess, looksBusy} from './judge';
import type {Life} from './Life';
import type {Scenario} from './scenarios';
import {screenText} from './screenText';

const loads = (life: Life<unknown>) => Boolean(life.data);

/** What happens to a sample that loads something when it appears. */
export const loading: Scenario[] = [
  ...(['status 500', 'no network'] as const).map((fault): Scenario => ({
    name: `the first request fails: ${fault}`,
    applies: loads,
    async play({stage, life, first, normal}) {
      stage.network.fail(fault);
      await stage.show(first);
      judgeFailure(stage, await stage.settle(life.patience), normal);
    },
  })),
  {
    name: 'two failures in a row, then success',
    applies: loads,
    async play({stage, life, first, normal}) {
      stage.network.fail('status 500');
      await stage.show(first);
      await stage.settle(life.patience);
      if (!(await stage.refetch())) return;
      await stage.settle(life.patience);
      stage.network.fail();
      if (life.retry) await life.retry(stage.user);
      else await stage.refetch();
      judgeSuccess(stage, await stage.settle(life.patience), normal.done);
    },
  },
  {
    name: 'a refetch fails while data is in the cache',
    applies: loads,
    async play({stage, life, first, normal}) {
      const {done} = normal;
      await stage.show(first);
      stage.network.fail('status 500');
      if (!(await stage.refetch())) return;
      const text = await stage.settle(life.patience);
      if (!text.includes(life.data!(first)))
        stage.report('lostData', `"${text}" instead of "${done}"`);
      else if (text === done)
        stage.report('hiddenFailure', `"${text}" as if nothing had failed`);
      stage.network.fail();
      await stage.refetch();
      judgeSuccess(stage, await stage.settle(life.patience), done);
    },
  },
  {
    name: 'offline and back',
    applies: loads,
    async play({stage, life, first, normal}) {
      await stage.show(first);
      window.dispatchEvent(new Event('offline'));
      stage.network.fail('no network');
      await stage.refetch();
      await stage.settle(life.patience);
      stage.network.fail();
      window.dispatchEvent(new Event('online'));
      await stage.settle();
      await stage.refetch();
      judgeSuccess(stage, await stage.settle(), normal.done);
    },
  },
  {
    name: 'a slow response',
    applies: loads,
    async play({stage, first, normal}) {
      const {done} = normal;
      stage.network.hold();
      await stage.show(first);
      await stage.network.release();
      judgeSuccess(stage, await stage.settle(), done);
    },
  },
  {
    name: 'an empty result',
    applies: loads,
    async play({stage, first, normal}) {
      const {pending, done} = normal;
      stage.network.fail('empty');
      const text = await stage.show(first);
      // A response without a list is not emptied.
      if (text === pending && text !== done && looksBusy(text))
        stage.report('loadsForever', `"${text}" for an empty result`);
    },
  },
  {
    name: 'unmounted while the response is on its way',
    applies: loads,
    async play({stage, first}) {
      stage.network.hold();
      await stage.show(first);
      stage.unmount();
      await stage.network.release();
      await judgeLeaving(stage);
    },
  },
  {
    name: 'unmounted after a failure',
    applies: loads,
    async play({stage, life, first}) {
      stage.network.fail('status 500');
      await stage.show(first);
      await stage.settle(life.patience);
      stage.unmount();
      await judgeLeaving(stage);
      if (screenText() !== '') throw new Error('something stayed');
    },
  },
];
