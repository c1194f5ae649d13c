import {nurseryApi, type Order} from './nurseryApi';

export const changeApi = nurseryApi.injectEndpoints({
  endpoints: (build) => ({
    // ts: `id` is required, every other field may be missing.
    updateOrder: build.mutation<Order, Pick<Order, 'id'> & Partial<Order>>({
      query: ({id, ...changes}) => ({
        url: `orders/${id}`,
        method: 'PATCH',
        body: changes,
      }),
      invalidatesTags: ['Order'],
    }),
    // 204 No Content: the result is null.
    deleteOrder: build.mutation<null, string>({
      query: (id) => ({url: `orders/${id}`, method: 'DELETE'}),
      invalidatesTags: ['Order'],
    }),
  }),
});

export const {useUpdateOrderMutation, useDeleteOrderMutation} = changeApi;
