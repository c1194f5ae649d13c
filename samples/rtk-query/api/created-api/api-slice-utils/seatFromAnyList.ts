import type {RootState} from './makeStore';
import {theatreApi} from './theatreApi';

/** The seat, if any cached list has it, whatever its filter. */
export function seatFromAnyList(state: RootState, id: string) {
  return theatreApi.util
    .selectEntriesForEndpoint(state, 'findSeats')
    .flatMap(({data}) => data ?? [])
    .find((seat) => seat.id === id);
}
