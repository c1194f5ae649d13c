import type {
  ActionMatchingAllOf,
  ActionMatchingAnyOf,
} from '@reduxjs/toolkit';
import type {isDelay} from './boardSlice';
import type {crewDelayed, gateChanged} from './delays';

type News = ActionMatchingAnyOf<[typeof crewDelayed, typeof gateChanged]>;
type Both = ActionMatchingAllOf<[typeof isDelay, typeof crewDelayed]>;

export const flightOf = (news: News) => news.payload.flight;
export const minutesOf = (both: Both) => both.payload.minutes;
