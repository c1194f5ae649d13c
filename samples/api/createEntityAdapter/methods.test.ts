import {
  createEntityAdapter,
  createNextState,
  createSlice,
  type EntityState,
  type PayloadAction,
} from '@reduxjs/toolkit';
import {describe, expect, test} from 'vitest';
import {
  exhibitAdded,
  exhibitMoved,
  exhibitsAdapter,
  exhibitsSlice,
  type Exhibit,
} from './exhibitsSlice';

const vase: Exhibit = {id: 'vase', title: 'Vase', room: 2};
const mask: Exhibit = {id: 'mask', title: 'Mask', room: 1, onLoan: true};
const sorted = createEntityAdapter<Exhibit>({
  sortComparer: (a, b) => a.title.localeCompare(b.title),
});

describe.each([
  ['unsorted', exhibitsAdapter],
  ['sorted', sorted],
])('%s', (_, adapter) => {
  const hall = adapter.getInitialState(undefined, [mask, vase]);

  test('add keeps an existing entity and returns the same state', () => {
    expect(adapter.addOne(hall, {...vase, title: 'Urn'})).toBe(hall);
  });

  test('set replaces the whole entity', () => {
    const next = adapter.setOne(hall, {id: 'mask', title: 'Mask', room: 4});
    expect(next.entities['mask']).toEqual({
      id: 'mask',
      title: 'Mask',
      room: 4,
    });
    expect(next.entities['vase']).toBe(hall.entities['vase']);
    expect(next.ids).toBe(hall.ids);
  });

  test('setAll replaces the collection and leaves other fields', () => {
    const state = adapter.getInitialState({open: true}, [mask]);
    expect(adapter.setAll(state, {vase})).toEqual({
      ids: ['vase'],
      entities: {vase},
      open: true,
    });
  });

  test('upsert merges shallowly, or adds', () => {
    const next = adapter.upsertMany(hall, [
      {id: 'mask', title: 'Mask', room: 4},
      {id: 'bell', title: 'Zinc bell', room: 1},
    ]);
    expect(next.entities['mask']).toEqual({...mask, room: 4});
    expect(next.ids).toEqual(['mask', 'vase', 'bell']);
  });

  test('update merges shallowly and ignores a missing entity', () => {
    const next = adapter.updateOne(hall, {id: 'vase', changes: {room: 5}});
    expect(next.entities['vase']).toEqual({...vase, room: 5});
    expect(next.entities['mask']).toBe(hall.entities['mask']);
    expect(adapter.updateOne(hall, {id: 'sold', changes: {room: 5}})).toBe(
      hall,
    );
  });

  test('several updates of one id are merged', () => {
    const next = adapter.updateMany(hall, [
      {id: 'vase', changes: {room: 5}},
      {id: 'vase', changes: {title: 'Urn'}},
    ]);
    expect(next.entities['vase']).toEqual({...vase, room: 5, title: 'Urn'});
  });

  test('remove ignores a missing id', () => {
    expect(adapter.removeMany(hall, ['sold'])).toBe(hall);
    expect(adapter.removeOne(hall, 'vase').ids).toEqual(['mask']);
    expect(adapter.removeAll(hall)).toEqual({ids: [], entities: {}});
    // These two make a new collection, even of an empty one.
    const empty = adapter.getInitialState();
    expect(adapter.removeAll(empty)).not.toBe(empty);
    expect(adapter.setAll(empty, [])).not.toBe(empty);
    expect(adapter.removeMany(empty, ['nobody'])).toBe(empty);
  });

  test('one id twice in a call', () => {
    const [first, last] = [
      {...vase, title: 'Urn', onLoan: true},
      {...vase, title: 'Vat'},
    ];
    const empty = adapter.getInitialState();
    const kept = (state: typeof empty) => state.entities['vase'];
    expect(kept(adapter.addMany(empty, [first, last]))).toEqual(first);
    expect(kept(adapter.setMany(empty, [first, last]))).toEqual(last);
    expect(kept(adapter.setAll(empty, [first, last]))).toEqual(last);
    expect(kept(adapter.getInitialState(undefined, [first, last]))).toEqual(
      last,
    );
    expect(
      kept(adapter.upsertMany(empty, [{...first}, {...last}])),
    ).toEqual({...first, title: 'Vat'});
  });

  test('removeMany where', () => {
    expect(adapter.removeMany(hall, {where: {onLoan: true}}).ids).toEqual([
      'vase',
    ]);
    expect(adapter.removeMany(hall, {where: {}})).toBe(hall);
    expect(adapter.removeMany(hall, {where: {room: 99}})).toBe(hall);
    expect(
      adapter.removeMany(hall, {where: {onLoan: undefined}}).ids,
    ).toEqual(['mask']);
  });
});

test('equal values: the unsorted adapter makes a new entity', () => {
  const change = {id: 'vase', changes: {room: 2}};
  const hall = exhibitsAdapter.getInitialState(undefined, [vase]);
  const next = exhibitsAdapter.updateOne(hall, change);
  expect(next).toEqual(hall);
  expect(next.entities['vase']).not.toBe(hall.entities['vase']);
  const guide = sorted.getInitialState(undefined, [vase]);
  expect(sorted.updateOne(guide, change)).toBe(guide);
});

test('where compares objects by reference', () => {
  interface Crate {
    id: number;
    size: {cm: number};
  }
  const crates = createEntityAdapter<Crate>();
  const size = {cm: 40};
  const state = crates.getInitialState(undefined, [{id: 1, size}]);
  expect(crates.removeMany(state, {where: {size: {cm: 40}}})).toBe(state);
  expect(crates.removeMany(state, {where: {size}}).ids).toEqual([]);
});

test('a method changes a draft in place; a plain state is not touched', () => {
  const before = exhibitsAdapter.getInitialState();
  createNextState(before, (draft) => {
    expect(exhibitsAdapter.addOne(draft, vase)).toBe(draft);
    expect(draft.ids).toEqual(['vase']);
  });
  expect(before.ids).toEqual([]);
});

test('a new state is frozen, and so is what it shares with the old one', () => {
  const old = {ids: ['vase'], entities: {vase: {...vase}}};
  const next = exhibitsAdapter.addOne(old, {...mask});
  expect([next, next.entities['vase']].every(Object.isFrozen)).toBe(true);
  expect(Object.isFrozen(old)).toBe(false);
  expect(next.entities['vase']).toBe(old.entities.vase);
});

test('an action works as an argument, and moving sets both fields', () => {
  const state = exhibitsSlice.reducer(undefined, exhibitAdded(vase));
  expect(exhibitsAdapter.addOne(state, exhibitAdded(mask)).ids).toEqual([
    'vase',
    'mask',
  ]);
  expect(
    exhibitsSlice.reducer(state, exhibitMoved({id: 'vase', room: 7})),
  ).toMatchObject({openRoom: 7, entities: {vase: {room: 7}}});
});

test('an entity that looks like an action is taken for one', () => {
  const stamps = createEntityAdapter({
    selectId: (stamp: {type: string}) => stamp?.type ?? 'lost',
  });
  const state = stamps.addOne(stamps.getInitialState(), {type: 'penny'});
  expect(state.ids).toEqual(['lost']);
});

test('ids that every object has as members do not work', () => {
  const {addOne, setOne, upsertOne, getInitialState, getSelectors} =
    exhibitsAdapter;
  const {addMany, setMany, upsertMany, setAll} = exhibitsAdapter;
  const strange = {...vase, id: 'constructor'};
  for (const method of [addOne, setOne, upsertOne])
    expect(method(getInitialState(), strange).ids).toEqual([]);
  for (const method of [addMany, setMany, upsertMany, setAll])
    expect(method(getInitialState(), [strange]).ids).toEqual([]);
  expect(sorted.addOne(sorted.getInitialState(), strange).ids).toEqual([
    'constructor',
  ]);
  const {selectById} = getSelectors();
  expect(selectById(getInitialState(), 'constructor')).toBe(Object);
});

test('number ids: keys are strings, ids stay numbers', () => {
  const crates = createEntityAdapter<{id: number}>();
  const state = crates.getInitialState(undefined, [{id: 1}, {id: 2}]);
  expect(state.ids).toEqual([1, 2]);
  expect(Object.keys(state.entities)).toEqual(['1', '2']);
  // @ts-expect-error the ids are numbers; at run time the text matches
  expect(crates.removeOne(state, '1').ids).toEqual([2]);
});

test('number and string ids mixed: ignored, or listed twice', () => {
  type Crate = {id: string | number; label: string};
  const old: Crate = {id: 1, label: 'old'};
  const edited: Crate = {id: '1', label: 'new'};
  const crates = createEntityAdapter<Crate>();
  const state = crates.getInitialState(undefined, [old]);
  expect(crates.upsertOne(state, edited)).toBe(state);
  const inOrder = createEntityAdapter<Crate>({
    sortComparer: (a, b) => a.label.localeCompare(b.label),
  });
  const both = inOrder.upsertOne(
    inOrder.getInitialState(undefined, [old]),
    edited,
  );
  expect(both.entities).toEqual({1: edited});
  expect(both.ids).toHaveLength(2);
});

test('renaming in the unsorted adapter follows the key order of objects', () => {
  const crates = createEntityAdapter<{id: number}>();
  const state = crates.getInitialState(undefined, [{id: 30}, {id: 20}]);
  expect(state.ids).toEqual([30, 20]);
  const next = crates.updateOne(state, {id: 30, changes: {id: 25}});
  expect(next.ids).toEqual([20, 25]);
});

test('a rename onto a taken id takes its place in ids', () => {
  const hall = exhibitsAdapter.getInitialState(undefined, [
    {id: 'a', title: 'First', room: 1},
    {id: 'b', title: 'Second', room: 1},
    {id: 'c', title: 'Third', room: 1},
  ]);
  const rename = (id: string) =>
    exhibitsAdapter.updateOne(hall, {id: 'a', changes: {id}});
  expect(rename('z').ids).toEqual(['b', 'c', 'z']);
  expect(rename('b').ids).toEqual(['b', 'c']);
  expect(rename('b').entities['b']?.title).toBe('First');
});

test('a collection inside an entity', () => {
  interface Message {
    id: string;
    text: string;
  }
  interface Room {
    id: string;
    messages: EntityState<Message, string>;
  }
  const rooms = createEntityAdapter<Room>();
  const messages = createEntityAdapter<Message>();
  const {reducer, actions} = createSlice({
    name: 'rooms',
    initialState: rooms.getInitialState(),
    reducers: {
      opened(state, {payload: id}: PayloadAction<string>) {
        rooms.addOne(state, {id, messages: messages.getInitialState()});
        // Not a draft yet, so the assignment matters.
        say(state.entities[id], 'Open');
      },
      said(state, action: PayloadAction<{room: string; text: string}>) {
        say(state.entities[action.payload.room], action.payload.text);
      },
    },
  });
  function say(room: Room | undefined, text: string) {
    if (room)
      room.messages = messages.addOne(room.messages, {id: text, text});
  }
  const {selectAll} = messages.getSelectors();
  let state = reducer(undefined, actions.opened('hall'));
  state = reducer(state, actions.said({room: 'hall', text: 'Welcome'}));
  state = reducer(state, actions.said({room: 'attic', text: 'Hello?'}));
  expect(state.ids).toEqual(['hall']);
  const said = selectAll(state.entities['hall']!.messages);
  expect(said.map(({text}) => text)).toEqual(['Open', 'Welcome']);
});
