import type {UnknownAction} from '@reduxjs/toolkit';
import {coinInserted} from './turnstile';

export function revenue(cents = 0, action: UnknownAction): number {
  return coinInserted.match(action) ? cents + action.payload : cents;
}
