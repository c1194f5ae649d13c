import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {useState} from 'react';
import {Provider} from 'react-redux';
import {expect, it, vi} from 'vitest';
import {record} from '../../testing/recordOutput';
import {server} from '../../testing/server';
import {handlers} from './step-5/src/fakeServer';
import {useGetSightingsQuery} from './step-5/src/lighthouseApi';
import {store} from './step-5/src/store';

it('records what the hook returns while the light changes', async () => {
  server.use(...handlers);
  const rows = [['lightId', 'data', 'currentData', 'true flags']];
  const ships = (list?: {ship: string}[]) =>
    list?.map(({ship}) => ship).join(', ') ?? 'undefined';

  function Recorder() {
    const [lightId, setLightId] = useState('north-head');
    const result = useGetSightingsQuery(lightId);
    const flags = (
      ['isLoading', 'isFetching', 'isSuccess'] as const
    ).filter((flag) => result[flag]);
    const row = [
      lightId,
      ships(result.data),
      ships(result.currentData),
      flags.join(' '),
    ];
    if (rows.at(-1)?.join() !== row.join()) rows.push(row);
    const other = lightId === 'north-head' ? 'gull-rock' : 'north-head';
    return (
      <button onClick={() => setLightId(other)}>
        {ships(result.currentData)}
      </button>
    );
  }
  render(
    <Provider store={store}>
      <Recorder />
    </Provider>,
  );
  await screen.findByText('Albatros, Doris');
  await userEvent.click(screen.getByRole('button'));
  await screen.findByText('Merlin');
  await userEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(rows).toHaveLength(6));

  const text = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd([12, 17, 17, 0][column]!))
      .join(''),
  );
  await record('./flags.output.txt', text.join('\n'));
});
