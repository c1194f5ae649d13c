import type {Middleware} from '@reduxjs/toolkit';
import {createDynamicMiddleware} from '@reduxjs/toolkit/react';
import type {CreateDispatchWithMiddlewareHook} from '@reduxjs/toolkit/react';
import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {createContext} from 'react';
import {Provider, useDispatch} from 'react-redux';
import type {ReactReduxContextValue} from 'react-redux';
import {expect, expectTypeOf, test} from 'vitest';
import {BeltControl, store, useBeltDispatch} from './BeltControl';
import type {BeltCommand} from './belt';

test('the hook returns a dispatch that knows the middleware', async () => {
  const control = (
    <Provider store={store}>
      <BeltControl />
    </Provider>
  );
  const {unmount} = render(control);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button').textContent).toBe('Belt speed: 2');
  unmount();
  render(control);
  expect(screen.getByRole('button').textContent).toBe(
    'Belt speed: unknown',
  );
  expectTypeOf(useBeltDispatch).returns.toExtend<
    (command: BeltCommand) => number
  >();
});

test('without a context of your own, the hook is useDispatch', () => {
  expect(useBeltDispatch).toBe(useDispatch);
});

test('the factory makes hooks for another context', () => {
  const dynamic = createDynamicMiddleware();
  const Other = createContext<ReactReduxContextValue | null>(null);
  const createHook = dynamic.createDispatchWithMiddlewareHookFactory(Other);
  const idle: Middleware = () => (next) => (action) => next(action);
  expect(createHook(idle)).not.toBe(useDispatch);
  expectTypeOf(createHook).toExtend<CreateDispatchWithMiddlewareHook>();
  expectTypeOf(createHook.withTypes<{state: string[]}>()).toExtend<
    CreateDispatchWithMiddlewareHook<string[]>
  >();
});
