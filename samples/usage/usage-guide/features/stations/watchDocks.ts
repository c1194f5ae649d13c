import type {AppThunk} from '../../app/types';
import {bikeReturned, bikeTaken} from './stationsSlice';

export const watchDocks = (): AppThunk => (dispatch, _getState, extra) => {
  extra.feed.open((event) => {
    const happened = event.kind === 'taken' ? bikeTaken : bikeReturned;
    dispatch(happened(event.stationId));
  });
};
