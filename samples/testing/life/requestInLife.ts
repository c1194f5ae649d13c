import type {RequestHandler} from 'msw';
import {describe, expect, test} from 'vitest';
import {expectNone, sampleName} from './inLife';
import type {Rule} from './rules';
import {runWithFault} from './runWithFault';

export interface RequestLine {
  network: () => RequestHandler[];
  /** Sends the request and returns, or prints, what the sample makes of it. */
  run: () => unknown;
  except?: Partial<Record<Rule, string>>;
}

/** Runs a thunk, a program or anything else without a screen through what its requests can meet. */
export function requestInLife(
  name: string,
  {network, run, except = {}}: RequestLine,
): void {
  const sample = sampleName(name);
  describe(name, () => {
    test.each(['status 500', 'no network'] as const)(
      'the request fails: %s',
      async (fault) => {
        const normal = await runWithFault(network(), run);
        const empty = await runWithFault(network(), run, 'empty');
        const {violations, text, sent} = await runWithFault(
          network(),
          run,
          fault,
        );
        if (sent > 0 && [normal.text, empty.text].includes(text))
          violations.push({
            rule: 'hiddenFailure',
            detail: text.trim().slice(-80).replaceAll('\n', ' '),
          });
        const idle = Object.keys(except).filter((name) =>
          violations.every(({rule}) => rule !== name),
        );
        expect(idle, 'remove these exceptions').toEqual([]);
        const faults = violations.filter(({rule}) => !(rule in except));
        expectNone(faults, sample, `the request fails: ${fault}`);
      },
      120_000,
    );
  });
}
