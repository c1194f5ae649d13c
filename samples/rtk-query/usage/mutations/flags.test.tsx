import {act, render, waitFor} from '@testing-library/react';
import {Provider} from 'react-redux';
import {expect, test} from 'vitest';
import {record} from '../../../testing/recordOutput';
import {server} from '../../../testing/server';
import {fakeNursery} from './handlers';
import {useCreateOrderMutation} from './nurseryApi';
import {makeStore} from './store';

type Hook = ReturnType<typeof useCreateOrderMutation>;

const flags = [
  'isUninitialized',
  'isLoading',
  'isSuccess',
  'isError',
] as const;

function row({data, error, originalArgs, ...result}: Hook[1]): string[] {
  return [
    flags.filter((flag) => result[flag]).join(' '),
    data?.id ?? '-',
    error && 'status' in error ? String(error.status) : '-',
    originalArgs ? `pots: ${originalArgs.pots}` : '-',
  ];
}

const heads = ['moment', 'flag', 'data.id', 'error', 'originalArgs'];
const widths = [20, 17, 9, 7, 0];
const table = (rows: string[][]) =>
  [heads, ...rows]
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i]!))
        .join('')
        .trimEnd(),
    )
    .join('\n');

test('what a component sees of a mutation', async () => {
  const nursery = fakeNursery();
  server.use(...nursery.handlers);
  const rows: string[][] = [];
  let hook: Hook | undefined;
  const seen = (next: Hook) => {
    hook = next;
    const cells = row(next[1]);
    if (cells.join() !== rows.at(-1)?.slice(1).join())
      rows.push(['', ...cells]);
  };
  function Probe() {
    seen(useCreateOrderMutation());
    return null;
  }
  async function moment(name: string, change: () => unknown, flag: string) {
    const before = rows.length;
    act(() => void change());
    await waitFor(() => expect(rows.at(-1)?.[1]).toBe(flag));
    expect(rows.length - before, name).toBe(1);
    rows[before]![0] = name;
  }
  const order = (pots: number) => () => hook![0]({plant: 'Fern', pots});

  await moment(
    'mounted',
    () =>
      render(
        <Provider store={makeStore()}>
          <Probe />
        </Provider>,
      ),
    'isUninitialized',
  );
  let release = nursery.hold();
  await moment('trigger({pots: 3})', order(3), 'isLoading');
  await moment('it succeeds', release, 'isSuccess');
  release = nursery.hold();
  await moment('trigger({pots: 0})', order(0), 'isLoading');
  await moment('it fails', release, 'isError');
  await moment('reset()', () => hook![1].reset(), 'isUninitialized');
  await record('./flags.output.txt', table(rows));
});
