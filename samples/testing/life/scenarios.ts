import {acting} from './acting';
import {changing} from './changing';
import {judgeLeaving, judgeSuccess} from './judge';
import type {Life} from './Life';
import {loading} from './loading';
import type {Stage} from './openStage';
import type {Rehearsal} from './rehearse';

/** All a scenario needs. Each `normal…` is what the sample shows when nothing goes wrong. */
export interface Play extends Rehearsal {
  life: Life<unknown>;
  stage: Stage;
  first: unknown;
  /** Changes the argument; false if the screen offers no way to do it now. */
  change(): Promise<boolean>;
  /** Acts; false if the screen offers no way to do it now. */
  act(): Promise<boolean>;
}

export interface Scenario {
  name: string;
  applies(life: Life<unknown>): boolean;
  play(play: Play): Promise<void>;
}

const everybody: Scenario[] = [
  {
    name: 'Strict Mode',
    applies: () => true,
    async play({stage, life, first, normal}) {
      const {done} = normal;
      const text = await stage.show(first, {strict: true});
      judgeSuccess(stage, text, done);
      if (life.data && !text.includes(life.data(first)))
        throw new Error(
          `The line expects "${life.data(first)}", the screen has "${text}".`,
        );
    },
  },
  {
    name: 'unmounted',
    applies: () => true,
    async play({stage, first}) {
      await stage.show(first);
      stage.unmount();
      await judgeLeaving(stage);
    },
  },
];

export const SCENARIOS = [...everybody, ...loading, ...changing, ...acting];
