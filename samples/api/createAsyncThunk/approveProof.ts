import {createAsyncThunk, createSlice} from '@reduxjs/toolkit';

export interface Defect {
  page: number;
  problem: string;
}

export const approveProof = createAsyncThunk<
  string,
  string,
  {rejectValue: Defect[]}
>('proof/approve', async (file, {rejectWithValue, signal}) => {
  const name = encodeURIComponent(file);
  const address = `https://print.example/proofs/${name}/approval`;
  const response = await fetch(address, {method: 'PUT', signal});
  if (response.status === 422) {
    const defects: Defect[] = await response.json();
    // Without `return`, the thunk would continue.
    return rejectWithValue(defects);
  }
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.text();
});

interface Approval {
  status: 'sending' | 'approved' | 'failed';
  defects: Defect[];
  problem: string | null;
}

interface ApprovalState {
  byFile: Record<string, Approval | undefined>;
}

const initialState: ApprovalState = {byFile: {}};

export const approvalSlice = createSlice({
  name: 'approval',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(approveProof.pending, (state, {meta}) => {
        state.byFile[meta.arg] = {
          status: 'sending',
          defects: [],
          problem: null,
        };
      })
      .addCase(approveProof.fulfilled, (state, {meta}) => {
        const approval = state.byFile[meta.arg];
        if (approval) approval.status = 'approved';
      })
      .addCase(approveProof.rejected, (state, {meta, payload, error}) => {
        state.byFile[meta.arg] = {
          status: 'failed',
          // The value given to `rejectWithValue`, if that was the reason.
          defects: payload ?? [],
          problem: meta.rejectedWithValue
            ? null
            : (error.message ?? 'Unknown problem'),
        };
      });
  },
});
