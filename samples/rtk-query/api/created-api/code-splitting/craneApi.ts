import {generatedApi} from './generatedApi';

export const craneApi = generatedApi.enhanceEndpoints({
  addTagTypes: ['Crane'],
  endpoints: {
    getCrane: {
      providesTags: (_crane, _error, id) => [{type: 'Crane', id}],
      keepUnusedDataFor: 600,
    },
    inspectCrane: {
      invalidatesTags: (_crane, _error, id) => [{type: 'Crane', id}],
    },
  },
});
