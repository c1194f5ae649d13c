import {configureStore, createSlice} from '@reduxjs/toolkit';
import {fireEvent, render, screen} from '@testing-library/react';
import {Provider, useSelector} from 'react-redux';
import {expect, test} from 'vitest';

test('a hook in a case reducer throws, once a component has rendered', () => {
  const volume = createSlice({
    name: 'volume',
    initialState: 5,
    reducers: {
      // Named like a hook, so that the linter lets it call one.
      useRoom: () => useSelector((level: number) => level),
    },
  });
  const store = configureStore({reducer: volume.reducer});
  let problem: unknown;
  const press = () => {
    try {
      store.dispatch(volume.actions.useRoom());
    } catch (error) {
      problem = error;
    }
  };
  render(
    <Provider store={store}>
      <button onClick={press}>Louder</button>
    </Provider>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(String(problem)).toMatch(/^Error: Invalid hook call\./);
});
