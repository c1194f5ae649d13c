import {renderHook, waitFor} from '@testing-library/react';
import type {ReactNode} from 'react';
import {Provider} from 'react-redux';
import {expect, test} from 'vitest';
import {server} from '../../../../../testing/server';
import {booksApi} from '../booksApi';
import {bookshopHandlers} from './handlers';
import {testStore} from './renderWithProviders';

test('a hook is tested with a Provider as its wrapper', async () => {
  server.use(...bookshopHandlers());
  const store = testStore();
  const wrapper = ({children}: {children: ReactNode}) => (
    <Provider store={store}>{children}</Provider>
  );
  const {result} = renderHook(() => booksApi.useBooksQuery(), {wrapper});
  expect(result.current.isLoading).toBe(true);
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
});
