import {configureStore} from '@reduxjs/toolkit';
import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';
import {http, HttpResponse} from 'msw';
import {type ReactNode, useEffect, useState} from 'react';
import {expect, test} from 'vitest';
import {playOut, scenariosOf} from './inLife';
import type {Life} from './Life';
import {rehearse} from './rehearse';
import {RULES, type Rule, type Violation} from './rules';

interface Boat {
  name: string;
  crew: string[];
}

const api = createApi({
  baseQuery: fetchBaseQuery({baseUrl: 'https://harbor.example/'}),
  tagTypes: ['Boat'],
  endpoints: (build) => ({
    boat: build.query<Boat, string>({
      query: (id) => `boats/${id}`,
      providesTags: ['Boat'],
    }),
    board: build.mutation<null, {id: string; sailor: string}>({
      query: ({id, sailor}) => ({
        url: `boats/${id}/crew`,
        method: 'POST',
        body: {sailor},
      }),
      invalidatesTags: (result) => (result === undefined ? [] : ['Boat']),
    }),
  }),
});
const {useBoatQuery, useBoardMutation} = api;

function harbor() {
  const crew: Record<string, string[]> = {ada: ['Ann'], bea: ['Ben']};
  return [
    http.get<{id: string}>('https://harbor.example/boats/:id', ({params}) =>
      HttpResponse.json({name: params.id, crew: crew[params.id]}),
    ),
    http.post<{id: string}, {sailor: string}>(
      'https://harbor.example/boats/:id/crew',
      async ({params, request}) => {
        crew[params.id]!.push((await request.json()).sailor);
        return HttpResponse.json(null);
      },
    ),
  ];
}

const line = {
  network: harbor,
  store: () =>
    configureStore({
      reducer: {[api.reducerPath]: api.reducer},
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware().concat(api.middleware),
    }),
  api,
};

/** The rules a line breaks, by scenario. */
async function verdict<Arg>(given: Life<Arg>) {
  const life = given as unknown as Life<unknown>;
  const rehearsal = await rehearse(life);
  const broken: Record<string, Violation[]> = {};
  for (const scenario of scenariosOf(life)) {
    const violations = await playOut(life, scenario, rehearsal);
    if (violations.length > 0) broken[scenario.name] = violations;
  }
  return {
    broken,
    rules: new Set(
      Object.values(broken).flatMap((all) => all.map(({rule}) => rule)),
    ),
  };
}

const card = (show: (id: string) => ReactNode): Life<string> => ({
  ...line,
  args: ['ada', 'bea'],
  show,
  data: (id) => (id === 'ada' ? 'Ann' : 'Ben'),
});

function GoodCard({id}: {id: string}) {
  const {currentData, isError, isFetching} = useBoatQuery(id);
  return (
    <section aria-busy={isFetching}>
      {isError && !isFetching && <p role="alert">The crew did not load.</p>}
      {currentData && <p>{`Crew: ${currentData.crew.join(', ')}`}</p>}
      {!currentData && isFetching && <p>Loading…</p>}
    </section>
  );
}

function GoodForm({id}: {id: string}) {
  const {data} = useBoatQuery(id);
  const [board, {isLoading, isError}] = useBoardMutation();
  const [sailor, setSailor] = useState('');
  const send = async () => {
    const {error} = await board({id, sailor});
    if (!error) setSailor('');
  };
  return (
    <>
      <label>
        Sailor
        <input value={sailor} onChange={(e) => setSailor(e.target.value)} />
      </label>
      <button disabled={isLoading} onClick={send}>
        Board
      </button>
      {isError && <p role="alert">Not on board.</p>}
      <ul>
        {data?.crew.map((name, index) => (
          <li key={index}>{name}</li>
        ))}
      </ul>
    </>
  );
}

const form = (show: () => ReactNode): Life => ({
  ...line,
  show,
  facts: 'li',
  act: async (person) => {
    await person.type('Sailor', 'Cem');
    await person.click('Board');
  },
});

test('samples that behave break no rule', async () => {
  expect(
    (await verdict(card((id) => <GoodCard id={id} />))).broken,
  ).toEqual({});
  expect((await verdict(form(() => <GoodForm id="ada" />))).broken).toEqual(
    {},
  );
  expect((await verdict({show: () => <p>Hello</p>})).broken).toEqual({});
});

function Locking({id, how}: {id: string; how: object}) {
  const [board, {isLoading, isError}] = useBoardMutation();
  const [sailor, setSailor] = useState('');
  return (
    <>
      <input
        aria-label="Sailor"
        value={sailor}
        onChange={(event) => setSailor(event.target.value)}
        {...(isLoading && how)}
      />
      <button disabled={isLoading} onClick={() => board({id, sailor})}>
        Board
      </button>
      {isError && <p role="alert">Not on board.</p>}
    </>
  );
}

test.each([{disabled: true}, {readOnly: true}])(
  'a field that is locked while its form is sent is not offered: %o',
  async (how) => {
    const locking = form(() => <Locking id="ada" how={how} />);
    expect((await verdict(locking)).broken).toEqual({});
  },
);

function Careless({id}: {id: string}) {
  const {data} = useBoatQuery(id);
  return <p>{data ? data.crew.join(', ') : 'Loading…'}</p>;
}

function Empty({id}: {id: string}) {
  const {currentData} = useBoatQuery(id);
  return <p>{currentData?.crew.join(', ') || 'Nobody'}</p>;
}

function Replacing({id}: {id: string}) {
  const {currentData, isError} = useBoatQuery(id);
  if (isError) return <p>Failed</p>;
  return <p>{currentData?.crew.join(', ')}</p>;
}

function Sticky({id}: {id: string}) {
  const {currentData, isError} = useBoatQuery(id);
  const [failed, setFailed] = useState(false);
  if (isError && !failed) setFailed(true);
  return (
    <p>
      {failed && 'Failed'} {currentData?.crew.join(', ')}
    </p>
  );
}

function Nonsense({id}: {id: string}) {
  const {currentData, isError} = useBoatQuery(id);
  return <p>{`${isError} ${currentData?.name}: ${currentData?.crew}`}</p>;
}

function Crashing({id}: {id: string}) {
  const {currentData, isFetching} = useBoatQuery(id);
  if (!currentData && !isFetching) throw new Error('no boat');
  return <p>{currentData?.crew.join(', ')}</p>;
}

function Polling({id}: {id: string}) {
  useEffect(() => void setInterval(() => {}, 1000), []);
  return <GoodCard id={id} />;
}

function Listening({id}: {id: string}) {
  useEffect(() => void new WebSocket('wss://harbor.example/'), []);
  return <GoodCard id={id} />;
}

function Shouting({id}: {id: string}) {
  const {currentData, isError} = useBoatQuery(id);
  if (isError) console.error('no boat');
  return <p>{isError ? 'Failed' : currentData?.crew.join(', ')}</p>;
}

test.each<[Rule, string, (props: {id: string}) => ReactNode]>([
  ['wrongArgument', 'its response is slow', Careless],
  ['hiddenFailure', 'a refetch fails', Careless],
  ['loadsForever', 'the first request fails', Careless],
  ['hiddenFailure', 'the first request fails', Empty],
  ['lostData', 'a refetch fails', Replacing],
  ['oldFailure', 'then success', Sticky],
  ['nonsense', 'the first request fails', Nonsense],
  ['crash', 'the first request fails', Crashing],
  ['leftTimer', 'unmounted', Polling],
  ['leftSocket', 'unmounted', Listening],
  ['consoleMessage', 'the first request fails', Shouting],
])('%s, when %s', async (rule, when, Bad) => {
  const {broken} = await verdict(card((id) => <Bad id={id} />));
  const seen = Object.entries(broken).filter(([name]) =>
    name.includes(when),
  );
  expect(seen.flatMap(([, all]) => all.map((one) => one.rule))).toContain(
    rule,
  );
});

function Forgetful({id}: {id: string}) {
  const [board, {isError, isLoading}] = useBoardMutation();
  return (
    <form
      action={async (form) => {
        await board({id, sailor: String(form.get('sailor'))});
      }}
    >
      <input name="sailor" aria-label="Sailor" />
      <button disabled={isLoading}>Board</button>
      {isError && <p>Not on board.</p>}
    </form>
  );
}

function Hasty({id}: {id: string}) {
  const [sailor, setSailor] = useState('');
  const [board] = useBoardMutation();
  return (
    <>
      <input
        aria-label="Sailor"
        value={sailor}
        onChange={(event) => setSailor(event.target.value)}
      />
      <button onClick={() => void board({id, sailor}).unwrap()}>
        Board
      </button>
    </>
  );
}

function Optimistic({id}: {id: string}) {
  const [crew, setCrew] = useState(['Ann']);
  const [board] = useBoardMutation();
  const send = async () => {
    const before = crew;
    setCrew((now) => [...now, 'Cem']);
    const {error} = await board({id, sailor: 'Cem'});
    if (error) setCrew(before);
  };
  return (
    <>
      <input aria-label="Sailor" />
      <button onClick={send}>Board</button>
      <ul>
        {crew.map((name, index) => (
          <li key={index}>{name}</li>
        ))}
      </ul>
    </>
  );
}

test.each<[Rule, string, () => ReactNode]>([
  ['lostInput', 'the action fails', () => <Forgetful id="ada" />],
  ['hiddenFailure', 'the action fails', () => <Hasty id="ada" />],
  ['unhandledRejection', 'the action fails', () => <Hasty id="ada" />],
  ['sentTwice', 'a double click', () => <Hasty id="ada" />],
  ['disagrees', 'the first fails', () => <Optimistic id="ada" />],
])('%s, when %s', async (rule, when, show) => {
  const {broken} = await verdict(form(show));
  const seen = Object.entries(broken).filter(([name]) =>
    name.includes(when),
  );
  expect(seen.flatMap(([, all]) => all.map((one) => one.rule))).toContain(
    rule,
  );
});

test('every rule is broken by somebody here', async () => {
  const {readFile} = await import('node:fs/promises');
  const source = await readFile(__filename, 'utf8');
  const unproven = Object.keys(RULES).filter(
    (rule) => !source.includes(`['${rule}', `),
  );
  expect(unproven).toEqual([]);
});

test('a line whose data is not on the screen is refused', async () => {
  await expect(
    verdict({...card((id) => <GoodCard id={id} />), data: () => 'Zoe'}),
  ).rejects.toThrow('the screen has "Crew: Ann": correct the line.');
});
