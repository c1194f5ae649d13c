export interface Player {
  id: string;
  name: string;
  present: boolean;
}

export interface SeatingState {
  conductor: string;
  strings: Player[];
  brass: Player[];
  muted: Record<string, true>;
}

export const initialState: SeatingState = {
  conductor: 'Okafor',
  strings: [
    {id: 'v1', name: 'Ines', present: true},
    {id: 'v2', name: 'Otto', present: true},
    {id: 'c1', name: 'Mira', present: true},
  ],
  brass: [{id: 't1', name: 'Juno', present: true}],
  muted: {},
};
