import {useEffect, useState} from 'react';
import type {ActionMessage, PageMessage} from '../../protocol';

/** The pace at which the past is played, in milliseconds. */
const PACE = 900;

export interface Travel {
  /** The action whose state is shown, and whether it is not the latest. */
  at: number;
  isPast: boolean;
  /** The action whose details are shown. */
  inspected: number;
  isPlaying: boolean;
  go: (index: number) => void;
  /** Goes there, and keeps its details on show whatever follows. */
  inspect: (index: number) => void;
  play: () => void;
}

/** Which moment of the run is shown. A new action ends a look at the past, as it does in the sample itself. */
export function useTravel(actions: ActionMessage[], send: (message: PageMessage) => void): Travel {
  const [chosen, setChosen] = useState<{at: number; of: number; pinned: ActionMessage | undefined}>();
  const [isPlaying, setPlaying] = useState(false);
  const last = actions.length - 1;
  const at = chosen?.of === actions.length ? chosen.at : last;
  // One of an earlier run is gone.
  const kept = chosen?.pinned ? actions.indexOf(chosen.pinned) : -1;

  /** Every store shows what it had at that moment. */
  function show(index: number, pinned?: ActionMessage): void {
    const past = actions.slice(0, index + 1);
    setChosen({at: index, of: actions.length, pinned});
    for (const store of new Set(past.map((action) => action.store))) {
      const latest = past.findLast((action) => action.store === store)!;
      send({type: 'jump', store, index: latest.index});
    }
  }

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => {
      if (at < last) show(at + 1);
      if (at + 1 >= last) setPlaying(false);
    }, PACE);
    return () => clearTimeout(timer);
  });

  return {
    at,
    isPast: at < last,
    inspected: kept < 0 ? at : kept,
    isPlaying,
    go(index) {
      setPlaying(false);
      show(index);
    },
    inspect(index) {
      setPlaying(false);
      show(index, actions[index]);
    },
    play() {
      if (!isPlaying && at === last) show(0);
      setPlaying(!isPlaying);
    },
  };
}
