import {createAppSlice} from './createAppSlice';

interface TranscriptState {
  text: string | null;
  httpStatus: number | null;
}

const initialState: TranscriptState = {text: null, httpStatus: null};

// #region slice
interface Refusal {
  rejectValue: number;
}

export const transcriptSlice = createAppSlice({
  name: 'transcript',
  initialState,
  reducers: (create) => {
    const createThunk = create.asyncThunk.withTypes<Refusal>();
    return {
      transcriptRequested: createThunk(
        async (episodeId: string, {rejectWithValue}) => {
          const address = `https://podcasts.example/transcripts/${episodeId}`;
          const response = await fetch(address);
          if (!response.ok) return rejectWithValue(response.status);
          return response.text();
        },
        {
          fulfilled(state, action) {
            state.text = action.payload;
          },
          rejected(state, action) {
            // number, or undefined when the payload creator threw
            state.httpStatus = action.payload ?? null;
          },
        },
      ),
    };
  },
});
// #endregion
