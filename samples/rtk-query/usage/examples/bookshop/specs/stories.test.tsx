import {render, screen} from '@testing-library/react';
import {expect, test, vi} from 'vitest';
import {server} from '../../../../../testing/server';
import {booksApi} from '../booksApi';
import {setupStore} from '../store';
import stories, {Filled, OutOfOrder} from './BookList.stories';

const {component: BookList, args, decorators} = stories;
const show = ({parameters}: typeof Filled | typeof OutOfOrder) => {
  server.use(...parameters.msw.handlers);
  render(decorators[0]!(() => <BookList {...args} />));
};

test('the filled story', async () => {
  show(Filled);
  await screen.findByText('Tide Tables');
});

test('the story of a failure', async () => {
  show(OutOfOrder);
  await screen.findByText(/could not be loaded/);
});

test('a fetch that is replaced late is used', async () => {
  const late = vi.fn(async () => Response.json({items: []}));
  vi.stubGlobal('fetch', late);
  const {data} = await setupStore().dispatch(
    booksApi.endpoints.books.initiate(),
  );
  expect(data).toEqual([]);
  expect(late).toHaveBeenCalledTimes(1);
});
