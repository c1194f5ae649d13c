import {fireEvent, render, screen} from '@testing-library/react';
import {Provider} from 'react-redux';
import {expect, test, vi} from 'vitest';
import {server} from '../../../testing/server';
import {filmsApi} from './filmsApi';
import {fakeArchive} from './handlers';
import {makeStore} from './store';

test('a trigger as a click handler gets the event as its argument', async () => {
  const archive = fakeArchive();
  server.use(...archive.handlers);
  const thrown = vi.fn();
  function LoadButtons() {
    const [load, {data = []}] = filmsApi.endpoints.getFilms.useLazyQuery();
    // Wrong: React passes the event, and the trigger takes it as argument.
    const wrong = (event: unknown) => {
      try {
        void load(event as undefined);
      } catch (error) {
        thrown(String(error));
      }
    };
    return (
      <>
        <button onClick={wrong}>Wrong</button>
        <button onClick={() => load()}>Right</button>
        {data.length} films
      </>
    );
  }
  render(
    <Provider store={makeStore()}>
      <LoadButtons />
    </Provider>,
  );
  fireEvent.click(screen.getByText('Wrong'));
  expect(thrown.mock.calls).toEqual([
    [expect.stringContaining('Converting circular structure to JSON')],
  ]);
  expect(archive.requests).toEqual([]);
  fireEvent.click(screen.getByText('Right'));
  await screen.findByText('3 films');
});
