import {createAppSlice} from './createAppSlice';

interface ShowNotesState {
  textById: Record<string, string>;
  status: 'idle' | 'loading' | 'failed';
  requests: number;
}

const initialState: ShowNotesState = {
  textById: {},
  status: 'idle',
  requests: 0,
};

// #region slice
export const showNotesSlice = createAppSlice({
  name: 'showNotes',
  initialState,
  reducers: (create) => ({
    notesForgotten: create.reducer<string>((state, action) => {
      delete state.textById[action.payload];
    }),
    notesRequested: create.asyncThunk(
      async (episodeId: string, {signal}) => {
        const address = `https://podcasts.example/notes/${episodeId}`;
        const response = await fetch(address, {signal});
        if (!response.ok) throw new Error(`No notes for ${episodeId}`);
        return response.text();
      },
      {
        pending(state) {
          state.status = 'loading';
        },
        fulfilled(state, action) {
          state.status = 'idle';
          state.textById[action.meta.arg] = action.payload;
        },
        rejected(state) {
          state.status = 'failed';
        },
        // Runs after `fulfilled` or `rejected`.
        settled(state) {
          state.requests += 1;
        },
        options: {
          condition(episodeId, {getState}) {
            // Inside the slice, `getState` returns `unknown`.
            const state = getState() as {showNotes: ShowNotesState};
            return !(episodeId in state.showNotes.textById);
          },
        },
      },
    ),
  }),
  selectors: {
    selectNotes: (state, id: string) => state.textById[id],
    selectStatus: (state) => state.status,
  },
});
// #endregion

export const {notesRequested, notesForgotten} = showNotesSlice.actions;
export const {selectNotes, selectStatus} = showNotesSlice.selectors;
