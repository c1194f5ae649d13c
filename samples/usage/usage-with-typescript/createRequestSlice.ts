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
  /** The latest request. What an older one brings is ignored. */
  latest: string | null;
}

export function createRequestSlice<
  Data,
  Arg,
  Config extends AsyncThunkConfig,
  Name extends string,
  Cases extends SliceCaseReducers<RequestState<Data>>,
>(options: {
  name: Name;
  empty: Data;
  thunk: AsyncThunk<Data, Arg, Config>;
  reducers: ValidateSliceCaseReducers<RequestState<Data>, Cases>;
}) {
  const {name, empty, thunk, reducers} = options;
  const initialState: RequestState<Data> = {
    status: 'idle',
    data: empty,
    latest: null,
  };
  return createSlice({
    name,
    initialState,
    reducers,
    extraReducers: (builder) => {
      builder.addAsyncThunk(thunk, {
        pending(state, action) {
          state.status = 'loading';
          state.latest = action.meta.requestId;
        },
        fulfilled(state, action) {
          if (action.meta.requestId !== state.latest) return;
          // ts: A new object, because Draft<Data> cannot be assigned to.
          return {...state, status: 'done', data: action.payload};
        },
        rejected(state, action) {
          if (action.meta.requestId !== state.latest) return;
          state.status = 'failed';
        },
      });
    },
  });
}
// #endregion
