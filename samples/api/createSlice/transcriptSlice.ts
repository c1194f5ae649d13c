import {createAppSlice} from './createAppSlice';

interface TranscriptState {
  textById: Record<string, string>;
  /** The status codes of refused requests. */
  refusalById: Record<string, number>;
}

const initialState: TranscriptState = {textById: {}, refusalById: {}};

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
            const id = action.meta.arg;
            state.textById[id] = action.payload;
            delete state.refusalById[id];
          },
          rejected(state, action) {
            // `undefined` if the payload creator threw: no connection.
            if (action.payload === undefined) return;
            state.refusalById[action.meta.arg] = action.payload;
          },
        },
      ),
    };
  },
});
