import {createAppSlice} from './createAppSlice';

interface TranscriptState {
  text: string | null;
  httpStatus: number | null;
}

const initialState: TranscriptState = {text: null, httpStatus: null};

export const transcriptSlice = createAppSlice({
  name: 'transcript',
  initialState,
  // #region reducers
  reducers: (create) => {
    const createThunk = create.asyncThunk.withTypes<{rejectValue: number}>();
    return {
      transcriptRequested: createThunk(
        async (episodeId: string, {rejectWithValue}) => {
          const response = await fetch(`https://podcasts.example/transcripts/${episodeId}`);
          return response.ok ? response.text() : rejectWithValue(response.status);
        },
        {
          fulfilled(state, action) {
            state.text = action.payload;
          },
          rejected(state, action) {
            state.httpStatus = action.payload ?? null; // number | undefined
          },
        },
      ),
    };
  },
  // #endregion
});
