// #region reducer
export interface Leader {
  name: string;
  present: boolean;
}

export interface Tour {
  conductor: string;
  halls: Record<'oslo' | 'bergen', Record<'strings' | 'brass', Leader>>;
}

export interface Place {
  hall: 'oslo' | 'bergen';
  section: 'strings' | 'brass';
}

export function leaderAbsent(tour: Tour, {hall, section}: Place): Tour {
  return {
    ...tour,
    halls: {
      ...tour.halls,
      [hall]: {
        ...tour.halls[hall],
        [section]: {
          ...tour.halls[hall][section],
          present: false,
        },
      },
    },
  };
}
// #endregion

// #region shallow
/** Wrong: the copy has the same `halls`, so this changes both. */
export function shallowCopy(tour: Tour, {hall, section}: Place): Tour {
  const next = {...tour};
  next.halls[hall][section].present = false;
  return next;
}
// #endregion
