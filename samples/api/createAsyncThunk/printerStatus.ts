import {createAsyncThunk, createSlice} from '@reduxjs/toolkit';

// #region thunk
class PrinterError extends Error {
  status: number;

  constructor(status: number) {
    super(`The printer answered ${status}`);
    this.status = status;
  }
}

interface StoredError {
  message: string;
  status?: number;
}

export const checkPrinter = createAsyncThunk<
  string,
  string,
  {serializedErrorType: StoredError}
>(
  'printer/check',
  async (printer) => {
    const address = `https://print.example/printers/${printer}`;
    const response = await fetch(address);
    if (!response.ok) throw new PrinterError(response.status);
    return response.text();
  },
  {
    serializeError: (error) =>
      error instanceof PrinterError
        ? {message: error.message, status: error.status}
        : {message: String(error)},
  },
);
// #endregion

const initialState: {error: StoredError | null} = {error: null};

export const printerSlice = createSlice({
  name: 'printer',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(checkPrinter.rejected, (state, action) => {
      state.error = action.error;
    });
  },
});
