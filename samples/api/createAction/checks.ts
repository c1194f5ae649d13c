import {
  isAction,
  isActionCreator,
  isFluxStandardAction,
} from '@reduxjs/toolkit';
import {floorRequested} from './elevatorActions';

export const candidates: Record<string, unknown> = {
  'floorRequested(7)': floorRequested(7),
  'without a payload': {type: 'elevator/floorRequested'},
  'with a key `at`': {type: 'elevator/floorRequested', at: 12},
  'a symbol as type': {type: Symbol('elevator/floorRequested')},
  'no type at all': {payload: 7},
  floorRequested,
  null: null,
};

export const checks = {
  isAction,
  isFluxStandardAction,
  isActionCreator,
  match: floorRequested.match,
};

for (const [name, value] of Object.entries(candidates)) {
  const passed = Object.entries(checks)
    .filter(([, check]) => check(value))
    .map(([check]) => check);
  console.log(`${name}: ${passed.join(', ') || 'none'}`);
}
