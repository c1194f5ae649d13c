import {act, render, screen} from '@testing-library/react';
import {Profiler} from 'react';
import {Provider} from 'react-redux';
import {expect, test, vi} from 'vitest';
import {captureConsole} from '../../../../testing/captureConsole';
import {makeStore} from '../../app/store';
import {fakeServices, harbor, market} from '../../specs/fakeServices';
import {StationLevel} from './StationLevel';
import {bikeReturned, bikeTaken, stationsReceived} from './stationsSlice';

test('shallowEqual: renders for its own values only, without a warning', () => {
  const printed = captureConsole();
  const store = makeStore(undefined, fakeServices().services);
  store.dispatch(stationsReceived([harbor, {...market, bikes: 2}]));
  const onRender = vi.fn();
  render(
    <Provider store={store}>
      <Profiler id="level" onRender={onRender}>
        <StationLevel id="h" />
      </Profiler>
    </Provider>,
  );
  act(() => void store.dispatch(bikeReturned('m')));
  expect(onRender).toHaveBeenCalledTimes(1);
  act(() => void store.dispatch(bikeTaken('h')));
  expect(onRender).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('meter').getAttribute('value')).toBe('0');
  expect(printed.lines).toEqual([]);
});
