import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {http, HttpResponse} from 'msw';
import {Provider} from 'react-redux';
import {expect, test} from 'vitest';
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
  expect(screen.queryByRole('alert')).toBeNull();
  expect(asked).toEqual([
    {bookId: 'b1'},
    {bookId: 'b1', text: ''},
    {bookId: 'b1', text: 'Dry.'},
    {bookId: 'b1'},
  ]);
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
