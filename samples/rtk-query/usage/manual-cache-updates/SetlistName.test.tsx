import {render, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {http} from 'msw';
import {Provider} from 'react-redux';
import {expect, test} from 'vitest';
import {record} from '../../../testing/recordOutput';
import {server} from '../../../testing/server';
import {setlistServer} from './handlers';
import {SetlistName} from './SetlistName';
import {useGetSetlistQuery} from './setlistsApi';
import {makeStore} from './store';

test('the new name shows at once, the old one after the refusal', async () => {
  const page = setlistServer();
  let answer: () => void = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  server.use(...page.handlers);
  server.use(
    // Returning nothing leaves the request to the next handler.
    http.patch('https://setlists.example/api/setlists/1', () => held),
  );
  const seen: string[] = [];
  function Witness() {
    const {data, isFetching} = useGetSetlistQuery(1);
    const line = `${(data?.name ?? 'undefined').padEnd(17)}${isFetching}`;
    if (seen.at(-1) !== line) seen.push(line);
    return null;
  }
  render(
    <Provider store={makeStore()}>
      <SetlistName id={1} />
      <Witness />
    </Provider>,
  );
  await screen.findByText('Opening night');
  page.refuse = true;
  await userEvent.setup().click(screen.getByText('Rename'));
  await screen.findByText('Unplugged night');
  expect(screen.queryByRole('alert')).toBeNull();
  // The store tells the others about the patch a frame later.
  await waitFor(() => expect(seen.at(-1)).toMatch(/^Unplugged/));
  answer();
  await screen.findByRole('alert');
  await screen.findByText('Opening night');
  expect(page.requests).toEqual(['GET /setlists/1', 'PATCH /setlists/1']);
  await record(
    './SetlistName.output.txt',
    ['data.name        isFetching', ...seen].join('\n'),
  );
});

test('the refusal is not shown beside another setlist', async () => {
  const page = setlistServer();
  server.use(...page.handlers);
  page.refuse = true;
  const store = makeStore();
  const show = (id: number) => (
    <Provider store={store}>
      <SetlistName id={id} />
    </Provider>
  );
  const {rerender} = render(show(1));
  await userEvent.click(await screen.findByText('Rename'));
  await screen.findByRole('alert');
  rerender(show(2));
  await screen.findByText('Harbor stage');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('only the own rename disables the button', async () => {
  const page = setlistServer();
  let answer: () => void = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  server.use(...page.handlers);
  server.use(
    http.patch('https://setlists.example/api/setlists/1', () => held),
  );
  const store = makeStore();
  const show = (key: string) => (
    <Provider store={store}>
      <SetlistName key={key} id={1} />
    </Provider>
  );
  const {rerender} = render(show('first'));
  const button = () => screen.getByRole<HTMLButtonElement>('button');
  await userEvent.click(await screen.findByText('Rename'));
  await waitFor(() => expect(button().disabled).toBe(true));
  rerender(show('second'));
  expect(button().disabled).toBe(false);
  answer();
  await waitFor(() => expect(page.requests).toHaveLength(2));
});
