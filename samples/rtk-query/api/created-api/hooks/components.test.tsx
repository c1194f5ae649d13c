import {
  act,
  fireEvent,
  render,
  screen,
  waitFor,
} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {http, HttpResponse} from 'msw';
import {Profiler, type ReactNode} from 'react';
import {Provider} from 'react-redux';
import {beforeEach, expect, test, vi} from 'vitest';
import {captureConsole} from '../../../../testing/captureConsole';
import {server} from '../../../../testing/server';
import {makeKitchen} from './handlers';
import {IngredientAmount} from './IngredientAmount';
import {kitchenApi} from './kitchenApi';
import {RatingButton, RatingStatus} from './RatingButtons';
import {RecipeCard} from './RecipeCard';
import {RecipeError} from './RecipeError';
import {RecipeLink} from './RecipeLink';
import {RecipePage} from './RecipePage';
import {RecipeSearch} from './RecipeSearch';
import {ReviewList} from './ReviewList';
import {makeStore} from './store';

const {kitchen, handlers} = makeKitchen();
beforeEach(() => {
  Object.assign(kitchen, {requests: [], isBroken: false});
  server.use(...handlers);
});

function show(children: ReactNode, store = makeStore()) {
  const wrap = (inner: ReactNode) => (
    <Provider store={store}>{inner}</Provider>
  );
  const view = render(wrap(children));
  return {
    store,
    unmount: view.unmount,
    rerender: (inner: ReactNode) => view.rerender(wrap(inner)),
  };
}

test('RecipeCard loads, refreshes, and keeps the recipe when a refresh fails', async () => {
  show(<RecipeCard id="ramen" />);
  expect(screen.getByText('Loading…')).toBeTruthy();
  await screen.findByText('ramen');
  kitchen.isBroken = true;
  await userEvent.click(screen.getByText('Refresh'));
  await screen.findByRole('alert');
  expect(screen.getByText('ramen')).toBeTruthy();
});

test('RecipeCard offers another try, and shows the loading text again', async () => {
  kitchen.isBroken = true;
  show(<RecipeCard id="ramen" />);
  const button = await screen.findByText('Try again');
  kitchen.isBroken = false;
  await userEvent.click(button);
  await screen.findByText('ramen');
  expect(kitchen.requests).toHaveLength(2);
});

test('RecipeCard never shows another recipe', async () => {
  const {rerender} = show(<RecipeCard id="ramen" />);
  await screen.findByText('ramen');
  kitchen.isBroken = true;
  rerender(<RecipeCard id="curry" />);
  expect(screen.queryByText('ramen')).toBeNull();
  await screen.findByText('Try again');
  expect(screen.queryByText('ramen')).toBeNull();
});

test('RecipeError narrows the error by its shape', async () => {
  kitchen.isBroken = true;
  show(<RecipeError id="ramen" />);
  await screen.findByText('The request failed: 503');
});

test('RecipeError does not quote a server that said nothing', async () => {
  const {store} = show(<RecipeError id="ramen" />);
  await act(async () => {
    for (const running of store.dispatch(
      kitchenApi.util.getRunningQueriesThunk(),
    ))
      running.abort();
  });
  await screen.findByText('The request failed: Aborted');
});

test('RecipePage says that the recipe could not be loaded', async () => {
  kitchen.isBroken = true;
  show(<RecipePage id="ramen" />);
  await screen.findByRole('alert');
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('RecipePage: parent and child share one request', async () => {
  const {store} = show(<RecipePage id="ramen" />);
  await screen.findByText('ramen');
  expect(kitchen.requests).toEqual(['GET recipes/ramen']);
  expect(Object.keys(store.getState().kitchen.queries)).toHaveLength(1);
});

test.each([
  [false, 2],
  [true, 1],
])(
  'RecipeSearch, preferCacheValue %s: %i requests',
  async (prefer, sent) => {
    const printed = captureConsole();
    show(<RecipeSearch preferCache={prefer} />);
    expect(kitchen.requests).toEqual([]);
    await userEvent.type(screen.getByRole('textbox'), 'leek');
    for (const count of [1, 2]) {
      await userEvent.click(await screen.findByRole('button'));
      await waitFor(() => expect(printed.texts()).toHaveLength(count));
      await waitFor(() =>
        expect(screen.getByRole('button')).toHaveProperty(
          'disabled',
          false,
        ),
      );
    }
    await screen.findByText('leek: 1 recipes');
    expect(kitchen.requests).toHaveLength(sent);
    expect(printed.texts('log')).toEqual(Array(2).fill('1 found for leek'));
  },
);

test('RecipeSearch: unwrap throws for a failed request', async () => {
  kitchen.isBroken = true;
  const printed = captureConsole();
  show(<RecipeSearch preferCache />);
  await userEvent.type(screen.getByRole('textbox'), 'leek');
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() =>
    expect(printed.texts('log')).toEqual(['the search for leek failed']),
  );
  // Nothing is cached, so another click sends another request.
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(printed.texts('log')).toHaveLength(2));
  expect(kitchen.requests).toHaveLength(2);
});

test('RecipeSearch never counts the recipes of another search', async () => {
  captureConsole();
  show(<RecipeSearch preferCache />);
  const box = screen.getByRole('textbox');
  await userEvent.type(box, 'leek');
  await userEvent.click(screen.getByRole('button'));
  await screen.findByText('leek: 1 recipes');
  kitchen.isBroken = true;
  await userEvent.type(box, 's');
  await userEvent.click(screen.getByRole('button'));
  await screen.findByRole('alert');
  expect(screen.queryByText(/1 recipes/)).toBeNull();
  expect(box).toHaveProperty('value', 'leeks');
});

test('RatingStatus shows the result of another component; reset clears both', async () => {
  const {store} = show(
    <>
      <RatingButton id="ramen" stars={5} />
      <RatingStatus id="ramen" />
    </>,
  );
  expect(screen.queryByRole('status')).toBeNull();
  await userEvent.click(screen.getByText('5 stars'));
  expect((await screen.findByRole('status')).textContent).toContain(
    'Thank you',
  );
  expect(Object.keys(store.getState().kitchen.mutations)).toEqual([
    'rating-ramen',
  ]);
  await userEvent.click(screen.getByText('Dismiss'));
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(store.getState().kitchen.mutations).toEqual({});
});

test('IngredientAmount does not render again when another ingredient changes', async () => {
  const rendered = vi.fn();
  const {store} = show(
    <Profiler id="noodles" onRender={rendered}>
      <IngredientAmount id="ramen" name="noodles" />
    </Profiler>,
  );
  await screen.findByText('120 g');
  const before = rendered.mock.calls.length;
  const weigh = (name: string, grams: number) =>
    store.dispatch(
      kitchenApi.util.updateQueryData('getRecipe', 'ramen', (draft) => {
        const found = draft.ingredients.find((one) => one.name === name);
        if (found) found.grams = grams;
      }),
    );
  weigh('broth', 500);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(rendered).toHaveBeenCalledTimes(before);
  weigh('noodles', 130);
  await screen.findByText('130 g');
  expect(rendered).toHaveBeenCalledTimes(before + 1);
});

test('ReviewList grows at both ends; the last button keeps the first page only', async () => {
  const {store} = show(<ReviewList id="ramen" page={2} />);
  const paragraphs = () =>
    screen.queryAllByText(/^review/).map((node) => node.textContent);
  await screen.findByText('review 2');
  await userEvent.click(screen.getByText('Later'));
  await screen.findByText('review 3');
  expect(screen.queryByText('Later')).toBeNull();
  await userEvent.click(screen.getByText('Earlier'));
  await screen.findByText('review 1');
  expect(screen.queryByText('Earlier')).toBeNull();
  expect(paragraphs()).toEqual(['review 1', 'review 2', 'review 3']);

  kitchen.requests = [];
  await userEvent.click(screen.getByText('First page only'));
  await waitFor(() => expect(paragraphs()).toEqual(['review 1']));
  expect(kitchen.requests).toEqual(['GET recipes/ramen/reviews?page=1']);
  expect(
    kitchenApi.endpoints.getReviews.select('ramen')(store.getState()).data
      ?.pageParams,
  ).toEqual([1]);
});

test('ReviewList shows two reviews with the same text', async () => {
  const {lines} = captureConsole();
  server.use(
    http.get('https://kitchen.example/api/recipes/:id/reviews', () =>
      HttpResponse.json({
        reviews: ['Good', 'Good'],
        previous: null,
        next: null,
      }),
    ),
  );
  show(<ReviewList id="ramen" page={1} />);
  expect(await screen.findAllByText('Good')).toHaveLength(2);
  expect(lines).toEqual([]);
});

test('ReviewList starts at its page again after a failure, and keeps pages when one fails', async () => {
  kitchen.isBroken = true;
  show(<ReviewList id="ramen" page={2} />);
  const button = await screen.findByText('Try again');
  kitchen.isBroken = false;
  await userEvent.click(button);
  await screen.findByText('review 2');
  expect(kitchen.requests).toEqual(
    Array(2).fill('GET recipes/ramen/reviews?page=2'),
  );
  kitchen.isBroken = true;
  await userEvent.click(screen.getByText('Later'));
  await screen.findByRole('alert');
  expect(screen.getByText('review 2')).toBeTruthy();
});

test('RecipeLink prefetches once on hover and focus, and always on pointer down', async () => {
  const {store} = show(<RecipeLink id="ramen" onOpen={() => {}} />);
  await userEvent.hover(screen.getByRole('button'));
  await waitFor(() =>
    expect(
      kitchenApi.endpoints.getRecipe.select('ramen')(store.getState())
        .isSuccess,
    ).toBe(true),
  );
  await userEvent.unhover(screen.getByRole('button'));
  await userEvent.hover(screen.getByRole('button'));
  expect(kitchen.requests).toHaveLength(1);
  screen.getByRole('button').focus();
  expect(kitchen.requests).toHaveLength(1);
  fireEvent.pointerDown(screen.getByRole('button'));
  await waitFor(() => expect(kitchen.requests).toHaveLength(2));
});
