import {expect, test} from 'vitest';
import {record} from '../../../../../testing/recordOutput';
import {flags, openStage} from './handlers';
import {
  kitchenApi,
  useGetReviewsInfiniteQuery,
  type ReviewPage,
} from '../kitchenApi';

const page = (number: number): ReviewPage => ({
  reviews: [`review ${number}`],
  previous: number > 1 ? number - 1 : null,
  next: number < 3 ? number + 1 : null,
});
const pagesOf = (data: {pageParams: number[]} | undefined) =>
  data?.pageParams.join(', ') ?? '';
const HEAD = ['`true` flags', 'Pages'];
const {useInfiniteQueryState, useInfiniteQuerySubscription} =
  kitchenApi.endpoints.getReviews;

test('useInfiniteQuery', async () => {
  const {log, mount, answer, step, unmount, table} = openStage();
  let result: ReturnType<typeof useGetReviewsInfiniteQuery>;
  function Probe({id, skip = false}: {id: string; skip?: boolean}) {
    result = useGetReviewsInfiniteQuery(id, {skip, initialPageParam: 2});
    log.seen(flags(result), pagesOf(result.data));
    return null;
  }
  const next = () =>
    step('`fetchNextPage()`', () => result.fetchNextPage());
  await mount('mount with `ramen`, page 2 first', <Probe id="ramen" />);
  await answer('page 2', page(2));
  await next();
  await answer('page 3', page(3));
  await next();
  await step('`fetchPreviousPage()`', () => result.fetchPreviousPage());
  await answer('status 503', {}, 503);
  await step('`fetchPreviousPage()`', () => result.fetchPreviousPage());
  await answer('page 1', page(1));
  await step('`refetch()`', () => result.refetch());
  await answer('page 1', page(1));
  await answer('page 2', page(2));
  await answer('page 3', page(3));
  await mount('the argument becomes `curry`', <Probe id="curry" />);
  await answer('page 2', page(2));
  await mount('`skip: true`', <Probe id="curry" skip />);
  await mount('`skip: false`', <Probe id="curry" />);
  await unmount('unmount for 10 s', 10);
  await mount('mount again', <Probe id="curry" />);
  await unmount('unmount for 70 s', 70);
  await mount('mount again', <Probe id="curry" />);
  await record('./useInfiniteQuery.output.md', table(...HEAD));
});

test('useInfiniteQueryState', async () => {
  const {log, mount, answer, step, table} = openStage();
  let fetchNextPage = () => {};
  function Subscriber() {
    fetchNextPage = useInfiniteQuerySubscription('ramen').fetchNextPage;
    return null;
  }
  function Probe({id, skip = false}: {id: string; skip?: boolean}) {
    const result = useInfiniteQueryState(id, {skip});
    log.seen(flags(result), pagesOf(result.data));
    return null;
  }
  const both = (id: string, skip = false) => (
    <>
      <Subscriber />
      <Probe id={id} skip={skip} />
    </>
  );
  await mount('mount alone', <Probe id="ramen" />);
  await mount('another component subscribes', both('ramen'));
  await answer('page 1', page(1));
  await step('the other calls `fetchNextPage()`', () => fetchNextPage());
  await answer('status 503', {}, 503);
  await mount('the argument becomes `curry`', both('curry'));
  await mount('`skip: true`', both('ramen', true));
  await record('./useInfiniteQueryState.output.md', table(...HEAD));
});

test('useInfiniteQuerySubscription', async () => {
  const {log, mount, answer, step, unmount, table} = openStage();
  let result: ReturnType<typeof useInfiniteQuerySubscription>;
  let renders = 0;
  function Probe({id, skip = false}: {id: string; skip?: boolean}) {
    result = useInfiniteQuerySubscription(id, {skip});
    expect(Object.keys(result).sort()).toEqual([
      'fetchNextPage',
      'fetchPreviousPage',
      'refetch',
      'trigger',
    ]);
    log.seen(String(++renders));
    return null;
  }
  await mount('mount with `ramen`', <Probe id="ramen" />);
  await answer('page 1', page(1));
  await step('`fetchNextPage()`', () => result.fetchNextPage());
  await answer('page 2', page(2));
  await step("`trigger('ramen', 'forward')`", () =>
    // @ts-expect-error the declaration asks for the argument of one page
    result.trigger('ramen', 'forward'),
  );
  await answer('status 503', {}, 503);
  await step('`refetch()`', () => result.refetch());
  await answer('page 1', page(1));
  await answer('page 2', page(2));
  await mount('the argument becomes `curry`', <Probe id="curry" />);
  await answer('page 1', page(1));
  await mount('`skip: true`', <Probe id="curry" skip />);
  await unmount('unmount for 10 s', 10);
  await mount('mount again', <Probe id="curry" />);
  await record(
    './useInfiniteQuerySubscription.output.md',
    table('Render number'),
  );
});
