import {
  createAction,
  createSlice,
  type SliceCaseReducers,
  type ValidateSliceCaseReducers,
} from '@reduxjs/toolkit';

export interface Download<Item> {
  item: Item;
  offline: boolean;
}

export const connectionLost = createAction('device/connectionLost');

type Cases<Item> = SliceCaseReducers<Download<Item>>;

interface Options<Item, Name, CaseReducers extends Cases<Item>> {
  name: Name;
  item: Item;
  reducers: ValidateSliceCaseReducers<Download<Item>, CaseReducers>;
}

export function createDownloadSlice<
  Item,
  Name extends string,
  CaseReducers extends SliceCaseReducers<Download<Item>>,
>({name, item, reducers}: Options<Item, Name, CaseReducers>) {
  const initialState: Download<Item> = {item, offline: false};
  return createSlice({
    name,
    initialState,
    reducers,
    extraReducers: (builder) => {
      builder.addCase(connectionLost, (state) => {
        state.offline = true;
      });
    },
  });
}
