import type {
  AsyncThunk,
  AsyncThunkOptions,
  AsyncThunkReducers,
  GetThunkAPI,
  createAsyncThunk,
} from '@reduxjs/toolkit';
import type {Alike, Call, Proof, Proven, Unlike} from './alike.proof';
import type {CreateAsyncThunk, Thunk, ThunkAPI, ThunkOptions, ThunkReducers} from './asyncThunk';
import type {Book, Clock, Library, LibraryDispatch, Refusal} from './witnesses.proof';

interface Config {
  state: Library;
  extra: Clock;
  dispatch: LibraryDispatch;
  rejectValue: Refusal;
  rejectedMeta: {shelf: number};
  fulfilledMeta: {cached: boolean};
  serializedErrorType: string;
}

/** Cannot be instantiated as a member: only a variable has type arguments. */
declare const ours: CreateAsyncThunk['createAsyncThunk'];
type Real = AsyncThunk<Book, string, Config>;
type Pending = ReturnType<Real['pending']>;
type Fulfilled = ReturnType<Real['fulfilled']>;
type Rejected = ReturnType<Real['rejected']>;

export type Proofs = [
  // With all type arguments, with each default, and with none.
  Proof<[Alike<Call<typeof createAsyncThunk<Book, string, Config>>, typeof ours<Book, string, Config>>]>,
  Proof<[Alike<Call<typeof createAsyncThunk<Book, string>>, typeof ours<Book, string>>]>,
  Proof<[Alike<Call<typeof createAsyncThunk<Book>>, typeof ours<Book>>]>,
  Proven<
    Unlike<
      GetThunkAPI<Config>,
      ThunkAPI<Library, Clock, LibraryDispatch, Refusal, {shelf: number}, {cached: boolean}>
    >
  >,
  Proven<Unlike<AsyncThunkOptions<string, Config>, ThunkOptions<string, Library, Clock, string, unknown>>>,
  Proven<Unlike<Real, Thunk<Book, string, Config, Fulfilled, Rejected>>>,
  Proven<
    Unlike<
      AsyncThunkReducers<Library, string, Book, Config>,
      ThunkReducers<Library, Pending, Fulfilled, Rejected>
    >
  >,
];
