import {createAppSlice} from './createAppSlice';

interface ShowNotesState {
  textById: Record<string, string>;
  statusById: Record<string, 'loading' | 'done' | 'failed'>;
  requests: number;
}

const initialState: ShowNotesState = {
  textById: {},
  statusById: {},
  requests: 0,
};

export const showNotesSlice = createAppSlice({
  name: 'showNotes',
  initialState,
  reducers: (create) => ({
    notesForgotten: create.reducer<string>((state, action) => {
      const id = action.payload;
      // The response of a running request would bring them back.
      if (state.statusById[id] === 'loading') return;
      delete state.textById[id];
      delete state.statusById[id];
    }),
    notesRequested: create.asyncThunk(
      async (episodeId: string, {signal}) => {
        const address = `https://podcasts.example/notes/${episodeId}`;
        const response = await fetch(address, {signal});
        if (!response.ok) throw new Error(`No notes for ${episodeId}`);
        return response.text();
      },
      {
        pending(state, action) {
          state.statusById[action.meta.arg] = 'loading';
        },
        fulfilled(state, action) {
          state.statusById[action.meta.arg] = 'done';
          state.textById[action.meta.arg] = action.payload;
        },
        rejected(state, action) {
          state.statusById[action.meta.arg] = 'failed';
        },
        // Runs after `fulfilled` or `rejected`.
        settled(state) {
          state.requests += 1;
        },
        options: {
          condition(episodeId, {getState}) {
            // ts: Inside the slice, `getState` returns `unknown`.
            const {showNotes} = getState() as {showNotes: ShowNotesState};
            const status = showNotes.statusById[episodeId];
            return status === undefined || status === 'failed';
          },
        },
      },
    ),
  }),
  selectors: {
    selectNotes: (state, id: string) => state.textById[id],
    selectStatus: (state, id: string) => state.statusById[id],
  },
});

export const {notesRequested, notesForgotten} = showNotesSlice.actions;
export const {selectNotes, selectStatus} = showNotesSlice.selectors;
