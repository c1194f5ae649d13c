interface ShiftState {
  attendant: string | null;
  notes: string[];
}

export const initialState = {
  attendant: null,
  notes: [],
} satisfies ShiftState as ShiftState;
