import {createAppSelector} from './withTypes';

export const selectWithRoom = createAppSelector(
  [(state) => state.rosters.dancers, (_state, seats: number) => seats],
  (dancers, seats) =>
    Object.keys(dancers).filter((id) => (dancers[id]?.length ?? 0) < seats),
);
