import {render, screen} from '@testing-library/react';
import {http, HttpResponse} from 'msw';
import {Provider} from 'react-redux';
import {beforeEach, expect, test, vi} from 'vitest';
import {server} from '../../testing/server';
import {Preview} from './Preview';
import {makeStore} from './store';

const responses: Record<string, (response: Response) => void> = {};
const aborted: string[] = [];

beforeEach(() => {
  aborted.length = 0;
  for (const file of Object.keys(responses)) delete responses[file];
  server.use(
    http.get(
      'https://print.example/previews/:file',
      ({params, request}) => {
        const file = String(params.file);
        request.signal.addEventListener('abort', () => aborted.push(file));
        return new Promise<Response>(
          (resolve) => (responses[file] = resolve),
        );
      },
    ),
  );
});

function show() {
  const store = makeStore({pricePerPage: async () => 1});
  const page = (file: string) => (
    <Provider store={store}>
      <Preview file={file} />
    </Provider>
  );
  const {rerender, unmount} = render(page('a'));
  return {open: (file: string) => rerender(page(file)), unmount};
}

const arrived = (file: string) =>
  vi.waitFor(() => expect(responses).toHaveProperty(file));

test('a new file never shows the picture of the old one', async () => {
  const {open} = show();
  screen.getByText('Rendering…');
  await arrived('a');
  responses.a?.(HttpResponse.text('picture of a'));
  await screen.findByText('picture of a');

  open('b');
  screen.getByText('Rendering…');
  await arrived('b');
  responses.b?.(HttpResponse.text('picture of b'));
  await screen.findByText('picture of b');
});

test('a change of the file cancels the request for the old one', async () => {
  const {open} = show();
  await arrived('a');
  open('b');
  await vi.waitFor(() => expect(aborted).toEqual(['a']));
  await arrived('b');
  responses.b?.(HttpResponse.text('picture of b'));
  await screen.findByText('picture of b');
});

test('a failure is shown', async () => {
  show();
  await arrived('a');
  responses.a?.(new HttpResponse(null, {status: 500}));
  await screen.findByText('No preview: HTTP 500');
});

test('unmounting cancels the request', async () => {
  const {unmount} = show();
  await arrived('a');
  unmount();
  await vi.waitFor(() => expect(aborted).toEqual(['a']));
});
