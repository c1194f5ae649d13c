import {permitsApi} from './permitsApi';

export const auditedPermits = permitsApi.enhanceEndpoints({
  addTagTypes: ['Audit'],
  endpoints: {
    getPermit(definition) {
      const {providesTags} = definition;
      definition.providesTags = (permit, error, id, meta) => [
        'Audit',
        ...((typeof providesTags === 'function'
          ? providesTags(permit, error, id, meta)
          : providesTags) ?? []),
      ];
    },
  },
});
