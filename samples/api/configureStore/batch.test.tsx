import {act, render, screen} from '@testing-library/react';
import {batch, Provider, useSelector} from 'react-redux';
import {expect, test, vi} from 'vitest';
import {beansDelivered} from './stockSlice';
import {setupStore, type RootState} from './setupStore';

test('several dispatches render once, also after an await', async () => {
  const rendered = vi.fn();
  function Stock() {
    const kilos = useSelector((state: RootState) => state.stock);
    rendered(kilos);
    return <p>{kilos}</p>;
  }
  const store = setupStore();
  render(
    <Provider store={store}>
      <Stock />
    </Provider>,
  );
  await act(async () => {
    await Promise.resolve();
    store.dispatch(beansDelivered(1));
    store.dispatch(beansDelivered(1));
  });
  screen.getByText('62');
  expect(rendered.mock.calls).toEqual([[60], [62]]);
  expect(String(batch).replaceAll(/\s/g, '')).toContain('callback();}');
});
