import {createAsyncThunk, createSlice} from '@reduxjs/toolkit';

// #region thunk
interface Defect {
  page: number;
  problem: string;
}

export const approveProof = createAsyncThunk<
  string,
  string,
  {rejectValue: Defect[]}
>('proof/approve', async (file, {rejectWithValue}) => {
  const address = `https://print.example/proofs/${file}/approval`;
  const response = await fetch(address, {method: 'PUT'});
  if (response.status === 422) {
    const defects: Defect[] = await response.json();
    // `return` it: the value alone does nothing.
    return rejectWithValue(defects);
  }
  if (!response.ok) throw new Error(`Answer ${response.status}`);
  return response.text();
});
// #endregion

const initialState: {defects: Defect[]; problem: string | null} = {
  defects: [],
  problem: null,
};

// #region slice
export const approvalSlice = createSlice({
  name: 'approval',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(approveProof.rejected, (state, action) => {
      if (action.meta.rejectedWithValue) {
        state.defects = action.payload ?? [];
      } else {
        state.problem = action.error.message ?? null;
      }
    });
  },
});
// #endregion
