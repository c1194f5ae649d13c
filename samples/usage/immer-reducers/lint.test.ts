import {Linter} from 'eslint';
import {expect, test} from 'vitest';

const code = `
function changed(state) { state.x = 1; }
function other(draft) { draft.x = 1; }
function assigned(state) { state = 1; }
`;

/** The names whose function the rule reports, with these options. */
function reported(...options: unknown[]) {
  const rules: Linter.RulesRecord = {
    'no-param-reassign': ['error', ...options],
  };
  const messages = new Linter().verify(code, [{rules}]);
  const lines = code.split('\n');
  return messages.map(
    ({line}) => /function (\w+)/.exec(lines[line - 1]!)?.[1],
  );
}

test('no-param-reassign reports properties only with its option', () => {
  expect(reported()).toEqual(['assigned']);
  expect(reported({props: true})).toEqual(['changed', 'other', 'assigned']);
});

test('the configuration of the page allows them for one name', () => {
  expect(
    reported({props: true, ignorePropertyModificationsFor: ['state']}),
  ).toEqual(['other', 'assigned']);
});
