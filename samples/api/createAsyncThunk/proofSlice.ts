import {createAsyncThunk, createSlice} from '@reduxjs/toolkit';

type Proof =
  | {status: 'loading'}
  | {status: 'ready'; address: string}
  | {status: 'failed'};

interface ProofState {
  byFile: Record<string, Proof | undefined>;
}

const initialState: ProofState = {byFile: {}};

export const loadProof = createAsyncThunk<
  string, // what the payload creator returns
  string, // its argument
  {state: {proof: ProofState}}
>(
  'proof/load',
  async (file, {signal}) => {
    const name = encodeURIComponent(file);
    const address = `https://print.example/proofs/${name}`;
    const response = await fetch(address, {signal});
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return response.text();
  },
  {
    condition(file, {getState}) {
      const proof = getState().proof.byFile[file];
      // A file that failed may be requested again.
      return proof === undefined || proof.status === 'failed';
    },
  },
);

export const proofSlice = createSlice({
  name: 'proof',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(loadProof.pending, (state, {meta}) => {
        state.byFile[meta.arg] = {status: 'loading'};
      })
      .addCase(loadProof.fulfilled, (state, {meta, payload}) => {
        state.byFile[meta.arg] = {status: 'ready', address: payload};
      })
      .addCase(loadProof.rejected, (state, {meta}) => {
        state.byFile[meta.arg] = {status: 'failed'};
      });
  },
});
