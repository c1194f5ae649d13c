import {
  createAsyncThunk,
  createSlice,
  miniSerializeError,
  type SerializedError,
} from '@reduxjs/toolkit';

class PrinterError extends Error {
  status: number;

  constructor(status: number) {
    super(`The printer responded with ${status}`);
    this.status = status;
  }
}

interface StoredError extends SerializedError {
  status?: number;
}

export const checkPrinter = createAsyncThunk<
  string,
  string,
  {serializedErrorType: StoredError}
>(
  'printer/check',
  async (printer) => {
    const name = encodeURIComponent(printer);
    const address = `https://print.example/printers/${name}`;
    const response = await fetch(address);
    if (!response.ok) throw new PrinterError(response.status);
    return response.text();
  },
  {
    serializeError: (error): StoredError =>
      error instanceof PrinterError
        ? {...miniSerializeError(error), status: error.status}
        : // A canceled request arrives here, too, as a plain object.
          miniSerializeError(error),
  },
);

const initialState: {error: StoredError | null} = {error: null};

export const printerSlice = createSlice({
  name: 'printer',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(checkPrinter.pending, (state) => {
        state.error = null;
      })
      .addCase(checkPrinter.rejected, (state, action) => {
        state.error = action.error;
      });
  },
});
