import {configureStore} from '@reduxjs/toolkit';
import {render, screen} from '@testing-library/react';
import {http} from 'msw';
import {Provider} from 'react-redux';
import {expect, test, vi} from 'vitest';
import {server} from '../../testing/server';
import {Preview} from './Preview';
import {renderPreview} from './renderPreview';

test('unmounting aborts the request', async () => {
  const noAnswer = new Promise<never>(() => {});
  server.use(
    http.get('https://print.example/previews/:file', () => noAnswer),
  );
  const aborted: boolean[] = [];
  const store = configureStore({
    reducer: (_state: null | undefined, action) => {
      if (renderPreview.rejected.match(action))
        aborted.push(action.meta.aborted);
      return null;
    },
  });
  const {unmount} = render(
    <Provider store={store}>
      <Preview file="menu.pdf" />
    </Provider>,
  );
  screen.getByText('Rendering…');
  unmount();
  await vi.waitFor(() => expect(aborted).toEqual([true]));
});
