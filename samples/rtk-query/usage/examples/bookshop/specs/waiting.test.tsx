import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {expect, test, vi} from 'vitest';
import {server} from '../../../../../testing/server';
import {BookList} from '../BookList';
import {bookshopHandlers} from './handlers';
import {renderWithProviders} from './renderWithProviders';

const toFake = [
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'Date',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
] as const;

test.each(['shouldAdvanceTime', 'a global jest'])(
  'with %s, findBy works under the fake timers of Vitest',
  async (way) => {
    vi.useFakeTimers({
      toFake: [...toFake],
      shouldAdvanceTime: way === 'shouldAdvanceTime',
    });
    if (way === 'a global jest')
      vi.stubGlobal('jest', {
        advanceTimersByTime: vi.advanceTimersByTime.bind(vi),
      });
    server.use(...bookshopHandlers());
    renderWithProviders(<BookList onOpen={() => {}} />);
    expect(await screen.findByText('Tide Tables')).toBeDefined();
  },
);

const later = setTimeout;

test('with neither, findBy and a click never end, although the element is there', async () => {
  vi.useFakeTimers({toFake: [...toFake]});
  render(<button>Sell</button>);
  const person = userEvent.setup({
    advanceTimers: vi.advanceTimersByTime.bind(vi),
  });
  const clicked = vi.fn();
  const found = vi.fn();
  void person.click(screen.getByText('Sell')).then(clicked);
  await new Promise((resolve) => later(resolve, 100));
  void screen.findByText('Sell').then(found);
  await new Promise((resolve) => later(resolve, 100));
  expect(clicked).not.toHaveBeenCalled();
  expect(found).not.toHaveBeenCalled();
  // Lets both end, so that they leave nothing behind.
  vi.runAllTimers();
  await Promise.resolve();
});

test('a click gets through when user-event moves the fake clock', async () => {
  vi.useFakeTimers({toFake: [...toFake]});
  const advanceTimers = vi.advanceTimersByTime.bind(vi);
  vi.stubGlobal('jest', {advanceTimersByTime: advanceTimers});
  server.use(...bookshopHandlers());
  const onOpen = vi.fn();
  renderWithProviders(<BookList onOpen={onOpen} />);
  const title = await screen.findByText('Tide Tables');

  await userEvent.setup({advanceTimers}).click(title);
  expect(onOpen).toHaveBeenCalledWith('b1');
});
