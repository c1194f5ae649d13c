import {expect, test} from 'vitest';
import {createNextState, freeze} from '@reduxjs/toolkit';
import {captureConsole} from '../../testing/captureConsole';
import {exhibitsAdapter} from './exhibitsSlice';

async function load() {
  captureConsole();
  return (await import('./sortedAdapter')).guideAdapter;
}

const bell = {id: 'bell', title: 'Bell', room: 1};
const mask = {id: 'mask', title: 'Mask', room: 2};
const vase = {id: 'vase', title: 'Vase', room: 3};

test('without a comparer, a reducer may reorder the ids', () => {
  const state = exhibitsAdapter.getInitialState(undefined, [
    bell,
    mask,
    vase,
  ]);
  const moved = createNextState(state, ({ids}) => {
    ids.splice(0, 0, ...ids.splice(2, 1));
    // A place that is not there moves nothing.
    ids.splice(0, 0, ...ids.splice(9, 1));
  });
  const updated = exhibitsAdapter.updateOne(moved, {
    id: 'bell',
    changes: {title: 'Gong'},
  });
  expect(updated.ids).toEqual(['vase', 'bell', 'mask']);
  const renamed = exhibitsAdapter.updateOne(updated, {
    id: 'bell',
    changes: {id: 'gong'},
  });
  expect(renamed.ids).toEqual(['mask', 'vase', 'gong']);
  const reset = exhibitsAdapter.setAll(updated, [bell, mask, vase]);
  expect(reset.ids).toEqual(['bell', 'mask', 'vase']);
});

test('ids keep their reference while the order is the same', async () => {
  const adapter = await load();
  const state = adapter.getInitialState(undefined, [vase, bell]);
  const next = adapter.updateOne(state, {
    id: 'vase',
    changes: {title: 'Urn'},
  });
  expect(next.ids).toBe(state.ids);
  expect(adapter.setMany(state, [vase, bell]).ids).toBe(state.ids);
  expect(adapter.upsertMany(state, [vase, bell]).ids).toBe(state.ids);
  const again = adapter.setAll(state, [vase, bell]);
  expect(again.ids).toEqual(state.ids);
  expect(again.ids).not.toBe(state.ids);
  const empty = adapter.getInitialState();
  expect(adapter.removeAll(empty).ids).not.toBe(empty.ids);
});

test('a new entity goes after its equals', async () => {
  const adapter = await load();
  const state = adapter.getInitialState(undefined, [bell, vase]);
  const twin = {id: 'twin', title: 'Bell', room: 1};
  const twins = adapter.addOne(state, twin);
  expect(twins.ids).toEqual(['bell', 'twin', 'vase']);
  // So does one that is replaced, but not one that is updated.
  expect(adapter.setOne(twins, bell).ids).toEqual(['twin', 'bell', 'vase']);
  expect(adapter.upsertOne(twins, bell).ids).toBe(twins.ids);
});

test('equals in one call: the set methods put integers first', async () => {
  const adapter = await load();
  const twins = ['b', '30', '4', 'a'].map((id) => ({...bell, id}));
  const empty = adapter.getInitialState();
  const state = adapter.addOne(empty, bell);
  expect(adapter.setAll(empty, twins).ids).toEqual(['4', '30', 'b', 'a']);
  expect(adapter.setMany(state, twins).ids).toEqual([
    'bell',
    '4',
    '30',
    'b',
    'a',
  ]);
  expect(adapter.addMany(empty, twins).ids).toEqual(['b', '30', '4', 'a']);
  expect(adapter.upsertMany(empty, twins).ids).toEqual([
    'b',
    '30',
    '4',
    'a',
  ]);
});

test('equals in one upsertMany: the new one comes first', async () => {
  const adapter = await load();
  const state = adapter.getInitialState(undefined, [{...bell, room: 2}]);
  const next = adapter.upsertMany(state, [bell, {...bell, id: 'twin'}]);
  expect(next.ids).toEqual(['twin', 'bell']);
});

test('unsorted preloaded state is trusted until an update sorts it', async () => {
  const adapter = await load();
  const preloaded = {
    ids: ['vase', 'bell'],
    entities: {vase, bell},
  };
  const added = adapter.addOne(preloaded, mask);
  expect(added.ids).not.toEqual(['bell', 'mask', 'vase']);
  expect(
    adapter.updateOne(added, {id: 'bell', changes: {title: 'Bell'}}).ids,
  ).toEqual(['bell', 'mask', 'vase']);
});

test('a direct edit does not move the entity', async () => {
  const adapter = await load();
  const state = adapter.getInitialState(undefined, [bell, vase]);
  const edited = createNextState(state, (draft) => {
    draft.entities['bell']!.room = 9;
  });
  expect(edited.ids).toEqual(['bell', 'vase']);
});

test('sorted: setting and updating do not check the id, the rest does', async () => {
  const adapter = await load();
  const printed = captureConsole();
  const nameless = {...bell, id: undefined as unknown as string};
  const empty = adapter.getInitialState();
  const state = adapter.addOne(empty, bell);
  adapter.setOne(empty, nameless);
  adapter.setMany(empty, [nameless]);
  adapter.setAll(empty, [nameless]);
  const update = {id: 'bell', changes: {id: nameless.id}};
  expect(adapter.updateOne(state, update).ids).toEqual([undefined]);
  adapter.updateMany(state, [update]);
  expect(printed.texts('warn')).toEqual([]);
  adapter.addOne(empty, nameless);
  expect(printed.texts('warn').length).toBeGreaterThan(0);
});

test('sorted: add and update in one recipe writes into your object', async () => {
  const adapter = await load();
  const mine = {...bell};
  createNextState(adapter.getInitialState(), (draft) => {
    adapter.addOne(draft, mine);
    adapter.updateOne(draft, {id: 'bell', changes: {room: 8}});
  });
  expect(mine.room).toBe(8);
});

test('a direct write to a new entity writes into your object', () => {
  const add = (mine: typeof bell) =>
    createNextState(exhibitsAdapter.getInitialState(), (draft) => {
      exhibitsAdapter.addOne(draft, mine);
      draft.entities['bell']!.room = 8;
    });
  const mine = {...bell};
  add(mine);
  expect(mine.room).toBe(8);
  expect(() => add(freeze({...bell}))).toThrow(
    "Cannot assign to read only property 'room' of object",
  );
});

test('sorted: with a frozen object that throws; unsorted copies', async () => {
  const adapter = await load();
  const received = freeze({...bell});
  const twice = [received, {...bell, room: 8}];
  expect(() =>
    adapter.upsertMany(adapter.getInitialState(), twice),
  ).toThrow("Cannot assign to read only property 'id' of object");
  expect(
    exhibitsAdapter.upsertMany(exhibitsAdapter.getInitialState(), twice)
      .entities['bell'],
  ).toEqual({...bell, room: 8});
});
