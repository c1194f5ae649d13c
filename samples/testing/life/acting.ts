import {judgeFailure, judgeLeaving, judgeSuccess} from './judge';
import type {Life} from './Life';
import type {Scenario} from './scenarios';

const acts = (life: Life<unknown>) => Boolean(life.act && life.network);

/** What happens when a person sends something. */
export const acting: Scenario[] = [
  ...(['status 500', 'no network'] as const).map((fault): Scenario => ({
    name: `the action fails: ${fault}`,
    applies: acts,
    async play({stage, life, first, act, normalAction}) {
      const normal = normalAction;
      await stage.show(first);
      stage.network.failAction(fault);
      await act();
      judgeFailure(stage, await stage.settle(life.patience), normal);
    },
  })),
  {
    name: 'the action fails twice, then succeeds',
    applies: acts,
    async play({stage, life, first, act, normalAction}) {
      const {done} = normalAction;
      await stage.show(first);
      for (let time = 0; time < 2; time++) {
        stage.network.failAction('status 500');
        // A screen without a way to try again is judged above.
        if (!(await act())) return;
        await stage.settle(life.patience);
      }
      stage.network.fail();
      if (!(await act())) return;
      judgeSuccess(stage, await stage.settle(life.patience), done);
    },
  },
  {
    name: 'a double click',
    applies: (life) => Boolean(life.act),
    async play({stage, life, first, act, normalAction}) {
      const {done} = normalAction;
      await stage.show(first);
      const before = stage.network.sent.length;
      stage.network.hold();
      await act();
      await stage.settle();
      await act();
      await stage.settle();
      const changes = stage.network.sent
        .slice(before)
        .filter((line) => !line.startsWith('GET '));
      const isTwice = new Set(changes).size < changes.length;
      if (isTwice) stage.report('sentTwice', changes[0]!);
      await stage.network.release();
      const text = await stage.settle(life.patience);
      // Without a server, two clicks may well do two things.
      if (!isTwice && life.network) judgeSuccess(stage, text, done);
    },
  },
  {
    name: 'two actions at once, the first fails',
    applies: (life) => acts(life) && Boolean(life.facts),
    async play({stage, life, first, act, normalAction}) {
      const {facts} = normalAction;
      await stage.show(first);
      stage.network.failOnce('status 500');
      stage.network.hold();
      await act();
      await stage.settle();
      await act();
      await stage.settle();
      if (stage.network.held() < 2) return;
      await stage.network.release();
      await stage.settle(life.patience);
      const shown = factsOf(life.facts!);
      if (shown !== facts)
        stage.report('disagrees', `"${shown}", the server "${facts}"`);
    },
  },
  {
    name: 'unmounted during the action',
    applies: acts,
    async play({stage, first, act}) {
      await stage.show(first);
      stage.network.hold();
      await act();
      stage.unmount();
      await stage.network.release();
      await judgeLeaving(stage);
    },
  },
];

export function factsOf(selector: string): string {
  return Array.from(
    document.querySelectorAll(selector),
    ({textContent}) => textContent,
  ).join(' ');
}
