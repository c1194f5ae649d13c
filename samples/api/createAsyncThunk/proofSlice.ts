import {createAsyncThunk, createSlice} from '@reduxjs/toolkit';

interface ProofState {
  loadingFile: string | null;
  addressByFile: Record<string, string>;
}

const initialState: ProofState = {loadingFile: null, addressByFile: {}};

// #region thunk
export const loadProof = createAsyncThunk<
  string, // what the payload creator returns
  string, // its argument
  {state: {proof: ProofState}}
>(
  'proof/load',
  async (file) => {
    const response = await fetch(`https://print.example/proofs/${file}`);
    return response.text();
  },
  {
    condition(file, {getState}) {
      const {loadingFile, addressByFile} = getState().proof;
      return loadingFile !== file && !(file in addressByFile);
    },
  },
);
// #endregion

export const proofSlice = createSlice({
  name: 'proof',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(loadProof.pending, (state, action) => {
        state.loadingFile = action.meta.arg;
      })
      .addCase(loadProof.fulfilled, (state, action) => {
        state.addressByFile[action.meta.arg] = action.payload;
      })
      .addMatcher(loadProof.settled, (state) => {
        state.loadingFile = null;
      });
  },
});
