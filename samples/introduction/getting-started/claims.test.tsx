import {configureStore, createSlice} from '@reduxjs/toolkit';
import {render} from '@testing-library/react';
import type {ReactNode} from 'react';
import {Provider, useDispatch, useSelector} from 'react-redux';
import {expect, test} from 'vitest';
import {captureConsole} from '../../testing/captureConsole';

const teas = createSlice({
  name: 'teas',
  initialState: 0,
  reducers: {served: (count) => count + 1},
});
const makeStore = () => configureStore({reducer: teas.reducer});

test('a dispatch while another component renders is reported', () => {
  const printed = captureConsole();
  const Total = () => <p>{useSelector((count: number) => count)}</p>;
  function Server() {
    const dispatch = useDispatch();
    // Wrong: a render must not dispatch.
    if (store.getState() === 0) dispatch(teas.actions.served());
    return null;
  }
  const store = makeStore();
  const ui = (later: ReactNode) => (
    <Provider store={store}>
      <Total />
      {later}
    </Provider>
  );
  const {rerender} = render(ui(null));
  rerender(ui(<Server />));
  expect(printed.texts('error')[0]).toMatch(
    /^Cannot update a component \(`.*`\) while rendering a different component/,
  );
});

test('a Provider without a store', () => {
  captureConsole();
  const nothing = undefined as never;
  expect(() => render(<Provider store={nothing}>tea</Provider>)).toThrow(
    "Cannot read properties of undefined (reading 'getState')",
  );
});
