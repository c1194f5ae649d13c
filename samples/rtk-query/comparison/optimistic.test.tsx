import {
  ApolloClient,
  ApolloLink,
  gql,
  InMemoryCache,
  Observable,
} from '@apollo/client';
import * as tanStack from '@tanstack/react-query';
import {act, render, screen} from '@testing-library/react';
import {useState} from 'react';
import useSWR, {SWRConfig} from 'swr';
import {expect, it, vi} from 'vitest';
import {useFakeClock} from '../../testing/useFakeClock';

const summit = {__typename: 'Station', id: 'summit', name: 'Summit'};
const query = gql`
  query {
    station {
      id
      name
    }
  }
`;

it('optimistic updates: SWR and Apollo Client roll back by themselves', async () => {
  function Reading() {
    const {data, mutate} = useSWR('summit', () => 'Summit');
    const [failed, setFailed] = useState(false);
    const rename = () =>
      mutate(() => Promise.reject(new Error('refused')), {
        optimisticData: 'Peak',
        revalidate: false,
      }).catch(() => setFailed(true));
    return (
      <button onClick={rename}>
        {data} {failed && 'refused'}
      </button>
    );
  }
  render(
    <SWRConfig value={{provider: () => new Map()}}>
      <Reading />
    </SWRConfig>,
  );
  const button = await screen.findByText(/Summit/);
  act(() => button.click());
  await screen.findByText('Summit refused');

  let refuse = () => {};
  const cache = new InMemoryCache();
  cache.writeQuery({query, data: {station: summit}});
  const client = new ApolloClient({
    cache,
    link: new ApolloLink(
      () =>
        new Observable((observer) => {
          refuse = () => observer.error(new Error('refused'));
        }),
    ),
  });
  const result = client.mutate({
    mutation: gql`
      mutation {
        rename {
          id
          name
        }
      }
    `,
    optimisticResponse: {rename: {...summit, name: 'Peak'}},
  });
  const read = () => cache.readQuery({query}, true);
  await vi.waitFor(() =>
    expect(read()).toMatchObject({station: {name: 'Peak'}}),
  );
  refuse();
  await expect(result).rejects.toThrow('refused');
  expect(read()).toMatchObject({station: summit});
});

it('optimistic updates: TanStack Query calls onMutate, and leaves the rollback to you', async () => {
  const client = new tanStack.QueryClient();
  client.setQueryData(['summit'], 'Summit');
  const observer = new tanStack.MutationObserver(client, {
    mutationFn: () => Promise.reject(new Error('refused')),
    onMutate: () => client.setQueryData(['summit'], 'Peak'),
  });
  await expect(observer.mutate()).rejects.toThrow('refused');
  expect(client.getQueryData(['summit'])).toBe('Peak');
});

it('retries: TanStack Query repeats queries, and not mutations', async () => {
  const clock = useFakeClock();
  const client = new tanStack.QueryClient();
  const fail = vi.fn(() => Promise.reject(new Error('refused')));
  const mutation = new tanStack.MutationObserver(client, {
    mutationFn: fail,
  });
  await expect(mutation.mutate()).rejects.toThrow('refused');
  expect(fail).toHaveBeenCalledTimes(1);

  fail.mockClear();
  const stop = new tanStack.QueryObserver(client, {
    queryKey: ['summit'],
    queryFn: fail,
  }).subscribe(() => {});
  for (let i = 0; i < 60; i++) await clock.advance(1_000);
  expect(fail).toHaveBeenCalledTimes(4);
  stop();
});
