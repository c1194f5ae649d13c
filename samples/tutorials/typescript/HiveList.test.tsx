import {act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {Provider} from 'react-redux';
import {expect, it} from 'vitest';
import {HiveList} from './HiveList';
import {hiveWeighed} from './hivesSlice';
import {store} from './store';

it('reads through the typed hook and dispatches actions and thunks', async () => {
  render(
    <Provider store={store}>
      <HiveList />
    </Provider>,
  );
  act(
    () => void store.dispatch(hiveWeighed({id: 'linden', grams: 40_000})),
  );
  await userEvent.click(
    screen.getByRole('button', {name: 'Select linden'}),
  );
  expect(
    screen.getByRole('listitem', {current: true}).textContent,
  ).toContain('linden: 40000 g');

  await userEvent.click(screen.getByRole('button', {name: 'Weigh linden'}));
  expect(screen.getByRole('listitem').textContent).toContain(
    'linden: 41200 g',
  );
});
