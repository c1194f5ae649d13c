import {createEntityAdapter} from '@reduxjs/toolkit';
import type {Exhibit} from './exhibitsSlice';

export const guideAdapter = createEntityAdapter<Exhibit>({
  // By room; within a room, by title.
  sortComparer: (a, b) => a.room - b.room || a.title.localeCompare(b.title),
});

let guide = guideAdapter.getInitialState(undefined, [
  {id: 'vase', title: 'Vase', room: 2},
  {id: 'mask', title: 'Mask', room: 1},
]);
guide = guideAdapter.addOne(guide, {id: 'bell', title: 'Bell', room: 2});
console.log(guide.ids);

guide = guideAdapter.updateOne(guide, {id: 'mask', changes: {room: 3}});
console.log(guide.ids);
