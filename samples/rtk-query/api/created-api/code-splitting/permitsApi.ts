import {cityApi} from './cityApi';

export interface Permit {
  id: string;
  status: 'filed' | 'approved';
}

export const permitsApi = cityApi
  .enhanceEndpoints({addTagTypes: ['Permit']})
  .injectEndpoints({
    endpoints: (build) => ({
      getPermit: build.query<Permit, string>({
        query: (id) => `permits/${id}`,
        providesTags: (_permit, _error, id) => [{type: 'Permit', id}],
      }),
      approvePermit: build.mutation<Permit, string>({
        query: (id) => ({url: `permits/${id}/approve`, method: 'POST'}),
        invalidatesTags: (_permit, _error, id) => [{type: 'Permit', id}],
      }),
    }),
  });

export const {useGetPermitQuery, useApprovePermitMutation} = permitsApi;
