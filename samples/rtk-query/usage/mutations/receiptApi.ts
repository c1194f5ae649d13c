import {nurseryApi} from './nurseryApi';

export const receiptApi = nurseryApi.injectEndpoints({
  endpoints: (build) => ({
    uploadReceipt: build.mutation<{receipt: string}, FormData>({
      // No content-type header: the browser writes it, with a boundary.
      query: (form) => ({url: 'receipts', method: 'POST', body: form}),
    }),
  }),
});

export const {useUploadReceiptMutation} = receiptApi;
