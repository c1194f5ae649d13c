/** Why a run was stopped from outside. */
export type Trouble = 'missing' | 'stuck' | 'flood' | 'left';

export const TROUBLE: Record<Trouble, string> = {
  missing:
    'A part of this site did not load. Check your connection; if the site has been updated meanwhile, reload the page.',
  stuck: 'Stopped: it does not respond. It may be in an endless loop, or out of memory.',
  flood: 'Stopped: it sends messages faster than anybody can read them.',
  left: 'Stopped: it tried to leave its frame.',
};
