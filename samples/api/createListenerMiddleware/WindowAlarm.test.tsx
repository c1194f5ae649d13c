import {act, render, screen} from '@testing-library/react';
import {Provider} from 'react-redux';
import {expect, test, vi} from 'vitest';
import {windowOpened} from './heatingSlice';
import {store} from './store';
import {WindowAlarm} from './WindowAlarm';

test('listens while it is mounted', () => {
  // Only a registered listener asks `match`.
  const match = vi.spyOn(windowOpened, 'match');
  const {unmount} = render(
    <Provider store={store}>
      <WindowAlarm />
    </Provider>,
  );
  act(() => void store.dispatch(windowOpened()));
  screen.getByText('Opened 1 times');
  expect(match).toHaveBeenCalledTimes(1);

  unmount();
  store.dispatch(windowOpened());
  expect(match).toHaveBeenCalledTimes(1);
});
