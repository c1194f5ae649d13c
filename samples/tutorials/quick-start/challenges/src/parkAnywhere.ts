import {carEntered} from './garageSlice';
import type {LevelId} from './garageSlice';
import type {AppDispatch, RootState} from './store';

const ids: LevelId[] = ['ground', 'roof'];

export const parkAnywhere =
  () => (dispatch: AppDispatch, getState: () => RootState) => {
    const {levels} = getState().garage;
    const free = (id: LevelId) =>
      levels[id].open ? levels[id].spaces - levels[id].parked : 0;
    const [best] = ids.toSorted((a, b) => free(b) - free(a));
    if (best && free(best) > 0) dispatch(carEntered(best));
  };
