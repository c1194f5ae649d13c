// #region prepare
import {createAction, nanoid} from '@reduxjs/toolkit';

// A test can pass an id and a time; the app passes neither.
export const doorHeld = createAction(
  'elevator/doorHeld',
  (floor: number, id = nanoid(), at = Date.now()) => ({
    payload: {id, floor, at},
    meta: {panel: 'cabin'},
  }),
);
// #endregion

// #region error
export const sensorFailed = createAction(
  'elevator/sensorFailed',
  (sensor: string) => ({payload: sensor, error: true}),
);
// #endregion
