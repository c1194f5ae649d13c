import {type Quake, quakesApi} from './quakesApi';

export const mergedLog = quakesApi.injectEndpoints({
  endpoints: (build) => ({
    mergedLog: build.query<Quake[], {region: string; page: number}>({
      query: ({region, page}) => `regions/${region}/quakes?page=${page}`,
      transformResponse: (response: {quakes: Quake[]}) => response.quakes,
      // One entry for all pages of a region.
      serializeQueryArgs: ({queryArgs, endpointName}) =>
        `${endpointName}(${queryArgs.region})`,
      // Another page needs a request, although the entry has data.
      forceRefetch: ({currentArg, previousArg}) =>
        currentArg?.page !== previousArg?.page,
      merge: (rows, pageRows) => {
        rows.push(...pageRows);
      },
      providesTags: [{type: 'Quake', id: 'LIST'}],
    }),
  }),
});

export const {useMergedLogQuery} = mergedLog;
