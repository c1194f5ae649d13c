// #region wrapper
import {
  createSlice,
  type AsyncThunk,
  type AsyncThunkConfig,
  type SliceCaseReducers,
  type ValidateSliceCaseReducers,
} from '@reduxjs/toolkit';

export interface RequestState<Data> {
  status: 'idle' | 'loading' | 'done' | 'failed';
  data: Data;
}

export function createRequestSlice<
  Data,
  Loaded extends Data,
  Arg,
  Config extends AsyncThunkConfig,
  Name extends string,
  Cases extends SliceCaseReducers<RequestState<Data>>,
>(options: {
  name: Name;
  empty: Data;
  thunk: AsyncThunk<Loaded, Arg, Config>;
  reducers: ValidateSliceCaseReducers<RequestState<Data>, Cases>;
}) {
  const {name, empty, thunk, reducers} = options;
  const initialState: RequestState<Data> = {status: 'idle', data: empty};
  return createSlice({
    name,
    initialState,
    reducers,
    extraReducers: (builder) => {
      builder.addAsyncThunk(thunk, {
        pending: (state) => ({...state, status: 'loading'}),
        // ts: A new object, because Draft<Data> cannot be assigned to.
        fulfilled: (_state, action) => ({
          status: 'done',
          data: action.payload,
        }),
        rejected: (state) => ({...state, status: 'failed'}),
      });
    },
  });
}
// #endregion
