import {createStructuredSelector} from 'reselect';
import {selectLeftPerRack} from './selectLeftPerRack';
import type {RootState} from './store';

export const selectOverview = createStructuredSelector({
  temperature: (state: RootState) => state.cellar.temperature,
  left: selectLeftPerRack,
});
