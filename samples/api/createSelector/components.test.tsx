import {configureStore} from '@reduxjs/toolkit';
import {act, render, screen} from '@testing-library/react';
import {Profiler, type ReactNode} from 'react';
import {Provider, useSelector} from 'react-redux';
import {expect, test} from 'vitest';
import {captureConsole} from '../../testing/captureConsole';
import {CellarHeader} from './CellarHeader';
import {bottleOpened, cellarSlice, temperatureRead} from './cellarSlice';
import {DrinkSoon} from './DrinkSoon';
import {Rack} from './Rack';
import type {RootState} from './store';

function show(children: ReactNode) {
  const store = configureStore({reducer: {cellar: cellarSlice.reducer}});
  let renders = 0;
  const view = render(
    <Provider store={store}>
      <Profiler id="view" onRender={() => renders++}>
        {children}
      </Profiler>
    </Provider>,
  );
  return {
    ...view,
    dispatch: (action: Parameters<typeof store.dispatch>[0]) =>
      act(() => void store.dispatch(action)),
    renders: () => renders,
  };
}

test('components share a selector with an argument', () => {
  const printed = captureConsole();
  const {dispatch, renders} = show(
    <>
      <Rack rack="north" />
      <Rack rack="south" />
    </>,
  );
  screen.getByText('rioja, barolo');
  screen.getByText('chablis');
  dispatch(temperatureRead(13));
  expect(renders()).toBe(1);
  expect(printed.lines).toEqual([]);
});

test('a selector of its own per component, with a cache of one result', () => {
  const printed = captureConsole();
  const {dispatch, renders} = show(
    <>
      <DrinkSoon most={2} />
      <DrinkSoon most={3} />
    </>,
  );
  screen.getByText('chablis');
  screen.getByText('chablis, barolo');
  dispatch(temperatureRead(13));
  expect(renders()).toBe(1);
  expect(printed.lines).toEqual([]);
});

test('shallowEqual compares the fields', () => {
  const printed = captureConsole();
  const {dispatch, renders} = show(<CellarHeader />);
  screen.getByText('3 wines at 12 °C');
  dispatch(bottleOpened('rioja'));
  expect(renders()).toBe(1);
  dispatch(temperatureRead(13));
  screen.getByText('3 wines at 13 °C');
  expect(renders()).toBe(2);
  expect(printed.lines).toEqual([]);
});

test('a new array in every call: a warning, and a render after every action', () => {
  const printed = captureConsole();
  function Wrong() {
    const full = useSelector((state: RootState) =>
      state.cellar.bottles.filter((bottle) => bottle.left > 2),
    );
    return <p>{full.length}</p>;
  }
  const {dispatch, renders} = show(<Wrong />);
  expect(printed.texts('warn')[0]).toMatch(
    /^Selector unknown returned a different result when called with the same parameters\. This can lead to unnecessary rerenders\./,
  );
  dispatch({type: 'changes/nothing'});
  expect(renders()).toBe(1);
  dispatch(temperatureRead(13));
  expect(renders()).toBe(2);

  const selectFull = (state: RootState) =>
    state.cellar.bottles.filter((bottle) => bottle.left > 2);
  function Named() {
    return <p>{useSelector(selectFull).length}</p>;
  }
  show(<Named />);
  expect(printed.texts('warn').at(-1)).toMatch(
    /^Selector selectFull returned a different result/,
  );
});
