import {configureStore} from '@reduxjs/toolkit';
import {act, render} from '@testing-library/react';
import {Provider, useSelector} from 'react-redux';
import {expect, test} from 'vitest';

interface RootState {
  moves: string[];
  seconds: number;
}

test('a selector of useSelector that writes during a dispatch is reported inside it', () => {
  const store = configureStore({
    reducer: {
      moves: (state: string[] = ['d4', 'e4']) => state,
      seconds: (state: number = 300) => state - 1,
    },
  });
  let newestFirst = false;
  function ScoreSheet() {
    const first = useSelector(({moves}: RootState) =>
      newestFirst ? moves.reverse()[0] : moves[0],
    );
    return <p>{first}</p>;
  }
  render(
    <Provider store={store}>
      <ScoreSheet />
    </Provider>,
  );
  newestFirst = true;
  expect(() => act(() => store.dispatch({type: 'clock/ticked'}))).toThrow(
    'A state mutation was detected inside a dispatch, in the path: moves.0. Take a look at the reducer(s) handling the action {"type":"clock/ticked"}.',
  );
});

test('a selector that sorts in place does so when it first renders: between dispatches', () => {
  const store = configureStore({
    reducer: {moves: (state: string[] = ['e4', 'd4']) => state},
  });
  function ScoreSheet() {
    const first = useSelector(
      ({moves}: Pick<RootState, 'moves'>) => moves.sort()[0],
    );
    return <p>{first}</p>;
  }
  render(
    <Provider store={store}>
      <ScoreSheet />
    </Provider>,
  );
  expect(() => act(() => store.dispatch({type: 'clock/ticked'}))).toThrow(
    "A state mutation was detected between dispatches, in the path 'moves.0'.",
  );
});
