import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {http, HttpResponse} from 'msw';
import {Provider} from 'react-redux';
import {expect, test, vi} from 'vitest';
import {server} from '../../../../testing/server';
import {Reviews} from './Reviews';
import {reviewsApi, setupStore} from './reviewsApi';

interface Body {
  query: string;
  variables: {bookId: string; text?: string};
}
const endpoint = 'https://bookshop.example/graphql';

test('reads, refuses an empty review, adds one, reads again', async () => {
  const asked: Body['variables'][] = [];
  const reviews = [{id: 'r1', text: 'Never ran aground.'}];
  server.use(
    http.post<never, Body>(endpoint, async ({request}) => {
      const {query, variables} = await request.json();
      asked.push(variables);
      if (query.startsWith('query'))
        return HttpResponse.json({data: {reviews}});
      if (!variables.text)
        return HttpResponse.json({
          data: null,
          errors: [{message: 'A review needs words.'}],
        });
      const review = {id: 'r2', text: variables.text};
      reviews.push(review);
      return HttpResponse.json({data: {addReview: review}});
    }),
  );
  render(
    <Provider store={setupStore()}>
      <Reviews bookId="b1" />
    </Provider>,
  );
  await screen.findByText('Never ran aground.');
  const send = screen.getByRole('button', {name: 'Send'});

  await userEvent.click(send);
  await screen.findByText('A review needs words.');
  await userEvent.type(screen.getByLabelText('Your review'), 'Dry.');
  await userEvent.click(send);
  await screen.findByText('Dry.', {selector: 'li'});
  expect(screen.getByLabelText('Your review')).toHaveProperty('value', '');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(asked).toEqual([
    {bookId: 'b1'},
    {bookId: 'b1', text: ''},
    {bookId: 'b1', text: 'Dry.'},
    {bookId: 'b1'},
  ]);
});

test('a failure is shown, the text stays, and the list too', async () => {
  let up = true;
  server.use(
    http.post<never, Body>(endpoint, async ({request}) => {
      const {variables} = await request.json();
      // A refusal may also have a status of its own.
      if (!up)
        return HttpResponse.json(
          {errors: [{message: 'Unknown book'}]},
          {status: 400},
        );
      const review = {id: 'r1', text: `About ${variables.bookId}`};
      return HttpResponse.json({data: {reviews: [review]}});
    }),
  );
  const store = setupStore();
  const show = (bookId: string) => (
    <Provider store={store}>
      <Reviews bookId={bookId} />
    </Provider>
  );
  const {rerender} = render(show('b1'));
  await screen.findByText('About b1');
  up = false;
  const field = screen.getByLabelText('Your review');
  await userEvent.type(field, 'Dry.');
  await userEvent.click(screen.getByRole('button', {name: 'Send'}));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/The request failed/);
  expect(field).toHaveProperty('value', 'Dry.');
  screen.getByText('About b1');

  // Another book: nothing of the first, then its own failure.
  rerender(show('b2'));
  expect(screen.queryByText('About b1')).toBeNull();
  screen.getByText('Loading reviews…');
  expect(screen.queryByRole('alert')).toBeNull();
  await screen.findByRole('alert');
  expect(screen.queryByText('Loading reviews…')).toBeNull();
  expect(screen.getByLabelText('Your review')).toHaveProperty('value', '');
});

test('a review that is being sent does not touch the form of another book', async () => {
  let lists = 0;
  let respond = () => {};
  const held = new Promise<void>((resolve) => (respond = resolve));
  server.use(
    http.post<never, Body>(endpoint, async ({request}) => {
      const {query, variables} = await request.json();
      if (query.startsWith('query')) {
        lists += 1;
        return HttpResponse.json({data: {reviews: []}});
      }
      await held;
      const review = {id: 'r1', text: variables.text};
      return HttpResponse.json({data: {addReview: review}});
    }),
  );
  const store = setupStore();
  const show = (bookId: string) => (
    <Provider store={store}>
      <Reviews bookId={bookId} />
    </Provider>
  );
  const field = () =>
    screen.getByLabelText<HTMLInputElement>('Your review');
  const {rerender} = render(show('b1'));
  await userEvent.type(field(), 'Dry.');
  await userEvent.click(screen.getByRole('button', {name: 'Send'}));
  expect(field().readOnly).toBe(true);

  rerender(show('b2'));
  expect(field().value).toBe('');
  expect(field().readOnly).toBe(false);
  field().value = 'Wet.';
  respond();
  // The first list, the second, and the refetch after the response.
  await vi.waitFor(() => expect(lists).toBe(3));
  expect(field().value).toBe('Wet.');
});

test('neither data nor errors is an error', async () => {
  server.use(http.post(endpoint, () => HttpResponse.json({data: null})));
  const {error} = await setupStore().dispatch(
    reviewsApi.endpoints.reviews.initiate('b1'),
  );
  expect(error).toMatchObject({error: 'The server sent no data.'});

  server.use(http.post(endpoint, () => new HttpResponse(null)));
  const empty = await setupStore().dispatch(
    reviewsApi.endpoints.reviews.initiate('b1'),
  );
  expect(empty.error).toEqual(error);
});

test('a failed request keeps its status', async () => {
  server.use(
    http.post(endpoint, () => HttpResponse.json('busy', {status: 503})),
  );
  const {error} = await setupStore().dispatch(
    reviewsApi.endpoints.reviews.initiate('b1'),
  );
  expect(error).toEqual({status: 503, data: 'busy'});
});
