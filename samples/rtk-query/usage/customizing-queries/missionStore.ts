import {configureStore} from '@reduxjs/toolkit';
import {createApi, type BaseQueryFn} from '@reduxjs/toolkit/query/react';

export interface MissionClient {
  read(path: string): Promise<unknown>;
}

interface MissionError {
  text: string;
}

const missionBaseQuery: BaseQueryFn<string, unknown, MissionError> = async (
  path,
  {extra},
) => {
  const {client} = extra as {client: MissionClient};
  try {
    return {data: await client.read(path)};
  } catch (error) {
    return {error: {text: String(error)}};
  }
};

export const missionApi = createApi({
  reducerPath: 'missions',
  baseQuery: missionBaseQuery,
  endpoints: (build) => ({
    mission: build.query<string, string>({query: (id) => `missions/${id}`}),
  }),
});

export const makeStore = (client: MissionClient) =>
  configureStore({
    reducer: {[missionApi.reducerPath]: missionApi.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({thunk: {extraArgument: {client}}}).concat(
        missionApi.middleware,
      ),
  });
