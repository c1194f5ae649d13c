import {describe, expect, test} from 'vitest';
import type {Life} from './Life';
import {openStage, type Stage} from './openStage';
import {attempt, type Person} from './Person';
import {rehearse, type Rehearsal} from './rehearse';
import {RULES, type Rule, type Violation} from './rules';
import {type Play, type Scenario, SCENARIOS} from './scenarios';

/** Runs a sample through what happens in life, with a test for each scenario that can happen to it. */
export function inLife<Arg = undefined>(
  name: string,
  line: Life<Arg>,
): void {
  // What an argument is stays between `args` and `show`.
  const life = line as unknown as Life<unknown>;
  const {except = {}} = life;
  const broken = new Set<Rule>();
  const scenarios = scenariosOf(life);
  const sample = sampleName(name);

  describe(name, () => {
    let played = 0;
    let rehearsal: Rehearsal | undefined;
    for (const scenario of scenarios)
      test(scenario.name, async () => {
        rehearsal ??= await rehearse(life);
        const violations = await playOut(life, scenario, rehearsal);
        played++;
        for (const {rule} of violations) broken.add(rule);
        const faults = violations.filter(({rule}) => !(rule in except));
        expectNone(faults, sample, scenario.name);
      });

    test('needs each of its exceptions', ({skip}) => {
      if (played < scenarios.length) skip('not all scenarios ran');
      const idle = Object.keys(except).filter(
        (rule) => !broken.has(rule as Rule),
      );
      expect(idle, 'remove these exceptions: nothing breaks them').toEqual(
        [],
      );
    });
  });
}

/** The folder of the test, below `samples/`, and the name of the line. */
export function sampleName(name: string): string {
  const path = expect.getState().testPath ?? '';
  const folder = /samples\/(.*)\/[^/]*$/.exec(path)?.[1] ?? '';
  return `${folder}/${name}`;
}

export function scenariosOf(life: Life<unknown>): Scenario[] {
  return SCENARIOS.filter(({applies}) => applies(life));
}

/** Plays one scenario and returns what went wrong. */
export async function playOut(
  life: Life<unknown>,
  {play}: Scenario,
  rehearsal: Rehearsal,
): Promise<Violation[]> {
  const [first, second] = life.args ?? [undefined, undefined];
  const stage = await openStage(life);
  const scene: Play = {
    ...rehearsal,
    life,
    stage,
    first,
    change: () =>
      life.change
        ? tried(stage, life.change)
        : stage.show(second).then(() => true),
    act: () => tried(stage, life.act!),
  };
  await play(scene);
  return stage.violations;
}

/** An event handler that throws is a fault of the sample. */
async function tried(
  {user, report}: Stage,
  step: (person: Person) => Promise<void>,
): Promise<boolean> {
  try {
    return await attempt(() => step(user));
  } catch (error) {
    report('crash', String(error));
    return true;
  }
}

/** Fails with one line for each fault; tasks/resilience-table.mjs reads them. */
export function expectNone(
  faults: Violation[],
  sample: string,
  scenario: string,
): void {
  const lines = faults.map(
    ({rule, detail}) =>
      `${sample} × ${scenario} × ${rule}: it ${RULES[rule]} (${detail})`,
  );
  expect(
    faults.map(({rule}) => rule),
    ['The sample breaks rules:', ...lines, ''].join('\n'),
  ).toEqual([]);
}
