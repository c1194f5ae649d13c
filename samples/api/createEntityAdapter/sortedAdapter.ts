import {createEntityAdapter} from '@reduxjs/toolkit';
import type {Exhibit} from './exhibitsSlice';

// #region adapter
export const guideAdapter = createEntityAdapter<Exhibit>({
  sortComparer: (a, b) => a.room - b.room || a.title.localeCompare(b.title),
});
// #endregion

const titles = (state: ReturnType<typeof guideAdapter.getInitialState>) =>
  guideAdapter
    .getSelectors()
    .selectAll(state)
    .map((exhibit) => `${exhibit.room} ${exhibit.title}`);

// #region use
let guide = guideAdapter.getInitialState(undefined, [
  {id: 'vase', title: 'Vase', room: 2},
  {id: 'mask', title: 'Mask', room: 1},
]);
guide = guideAdapter.addOne(guide, {id: 'bell', title: 'Bell', room: 2});
console.log(titles(guide));

guide = guideAdapter.updateOne(guide, {id: 'mask', changes: {room: 3}});
console.log(titles(guide));
// #endregion
