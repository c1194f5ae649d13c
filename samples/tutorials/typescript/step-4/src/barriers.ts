import type {LevelId} from './garageSlice';

export interface Barriers {
  /** Lifts the barrier, and returns how many seconds that took. */
  lift(level: LevelId): Promise<number>;
}

/** Stands for the radio link to the barriers. */
export const barriers: Barriers = {
  async lift(level) {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return level === 'ground' ? 2 : 9;
  },
};
