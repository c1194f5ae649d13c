import {createSlice} from '@reduxjs/toolkit';
import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query';

export const departuresApi = createApi({
  reducerPath: 'departuresApi',
  baseQuery: fetchBaseQuery({baseUrl: 'https://airport.example/api'}),
  endpoints: (build) => ({
    getGates: build.query<string[], void>({query: () => 'gates'}),
  }),
});

const {getGates} = departuresApi.endpoints;

export const gateCountSlice = createSlice({
  name: 'gateCount',
  initialState: 0,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(
      getGates.matchFulfilled,
      (_count, action) => action.payload.length,
    );
  },
});
