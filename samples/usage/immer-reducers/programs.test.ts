import {expect, test} from 'vitest';
import {record, recordOutput} from '../../testing/recordOutput';
import {useFakeClock} from '../../testing/useFakeClock';
import {
  absentRemoved,
  chairsSwapped,
  conductorNamed,
  muteToggled,
  playerAbsent,
  playerLeft,
  playerMoved,
  playerSeated,
  seatingSlice,
} from './seatingSlice';

test('markAbsent', () =>
  recordOutput('./markAbsent.output.txt', () => import('./markAbsent')));
test('mutateOrCopy', () =>
  recordOutput(
    './mutateOrCopy.output.txt',
    () => import('./mutateOrCopy'),
  ));
test('rehearsalDate', () =>
  recordOutput(
    './rehearsalDate.output.txt',
    () => import('./rehearsalDate'),
  ));
test('frozenPayload', () =>
  recordOutput(
    './frozenPayload.output.txt',
    () => import('./frozenPayload'),
  ));
test('inspect', () =>
  recordOutput('./inspect.output.txt', () => import('./inspect')));
test('seatLater', async () => {
  const clock = useFakeClock();
  await recordOutput('./seatLater.output.txt', async () => {
    await import('./seatLater');
    await clock.advance(1);
  });
});

test('which references a recipe changes', async () => {
  const start = seatingSlice.getInitialState();
  const lev = {id: 'v9', name: 'Lev', present: true};
  const rows = [
    playerAbsent('v1'),
    playerSeated({player: lev, chair: 0}),
    playerLeft('v2'),
    playerLeft('nobody'),
    absentRemoved(),
    playerMoved({from: 2, to: 0}),
    chairsSwapped([0, 1]),
    muteToggled('t1'),
    conductorNamed('Okafor'),
  ].map((action) => {
    const next = seatingSlice.reducer(start, action);
    const cell = (part: 'strings' | 'brass' | 'muted') =>
      next[part] === start[part] ? 'kept' : 'new';
    const players = next.strings.filter((p) => start.strings.includes(p));
    return [
      action.type.replace('seating/', ''),
      next === start ? 'kept' : 'new',
      cell('strings'),
      cell('brass'),
      cell('muted'),
      `${players.length} of ${next.strings.length} kept`,
    ];
  });
  const head = ['action', 'state', 'strings', 'brass', 'muted', 'players'];
  await record(
    './references.output.txt',
    [head, ...rows]
      .map((row) =>
        row
          .map((text, i) => text.padEnd([16, 6, 9, 7, 7, 0][i]!))
          .join('')
          .trimEnd(),
      )
      .join('\n'),
  );
});

test('what the recipes do', () => {
  const {reducer} = seatingSlice;
  const ids = (action: {type: string}) =>
    reducer(undefined, action).strings.map(({id}) => id);
  const lev = {id: 'v9', name: 'Lev', present: true};
  expect(ids(playerSeated({player: lev, chair: 1}))).toEqual([
    'v1',
    'v9',
    'v2',
    'c1',
  ]);
  expect(ids(playerLeft('v2'))).toEqual(['v1', 'c1']);
  expect(ids(playerMoved({from: 2, to: 0}))).toEqual(['c1', 'v1', 'v2']);
  expect(ids(playerMoved({from: 0, to: 2}))).toEqual(['v2', 'c1', 'v1']);
  // A place that `findIndex` did not find.
  expect(ids(playerMoved({from: -1, to: 0}))).toEqual(['v1', 'v2', 'c1']);
  expect(ids(playerMoved({from: 0, to: -1}))).toEqual(['v1', 'v2', 'c1']);
  expect(ids(chairsSwapped([0, 1]))).toEqual(['v2', 'v1', 'c1']);
  const muted = reducer(undefined, muteToggled('t1'));
  expect(muted.muted).toEqual({t1: true});
  expect(reducer(muted, muteToggled('t1')).muted).toEqual({});
  const absent = reducer(undefined, playerAbsent('v1'));
  expect(reducer(absent, absentRemoved()).strings).toHaveLength(2);
});
