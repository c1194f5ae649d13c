import {createAppSlice} from './createAppSlice';

interface TranscriptState {
  textById: Record<string, string>;
  /** Why a request failed: the status code, or the error's message. */
  problemById: Record<string, number | string>;
}

const initialState: TranscriptState = {textById: {}, problemById: {}};

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
            delete state.problemById[id];
          },
          rejected(state, {meta, payload, error}) {
            // Another request brought the text: nothing is missing.
            if (state.textById[meta.arg] !== undefined) return;
            // `payload` is missing if the payload creator threw, for
            // example because there is no connection.
            state.problemById[meta.arg] =
              payload ?? error.message ?? 'Unknown problem';
          },
        },
      ),
    };
  },
});
