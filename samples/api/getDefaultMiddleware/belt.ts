import type {Middleware} from '@reduxjs/toolkit';

export interface BeltCommand {
  belt: 'faster' | 'slower';
}

const isBeltCommand = (value: unknown): value is BeltCommand =>
  typeof value === 'object' && value !== null && 'belt' in value;

/** Handles commands to the conveyor belt and returns its new speed. */
export const belt: Middleware<(command: BeltCommand) => number> = () => {
  let speed = 1;
  return (next) => (action) => {
    if (!isBeltCommand(action)) return next(action);
    speed += action.belt === 'faster' ? 1 : -1;
    return speed;
  };
};
