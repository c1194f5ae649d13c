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
    // Without `return`, the thunk would go on and be fulfilled.
    return rejectWithValue(defects);
  }
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.text();
});
// #endregion

// #region slice
interface ApprovalState {
  defects: Defect[];
  problem: string | null;
}

const initialState: ApprovalState = {defects: [], problem: null};

export const approvalSlice = createSlice({
  name: 'approval',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(approveProof.pending, () => initialState)
      .addCase(approveProof.rejected, (state, action) => {
        if (action.meta.rejectedWithValue) {
          state.defects = action.payload ?? [];
        } else {
          state.problem = action.error.message ?? 'Unknown problem';
        }
      });
  },
});
// #endregion
