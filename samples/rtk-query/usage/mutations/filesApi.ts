import {nurseryApi} from './nurseryApi';

export const filesApi = nurseryApi.injectEndpoints({
  endpoints: (build) => ({
    // #region receipt
    uploadReceipt: build.mutation<{receipt: string}, FormData>({
      // No content-type header: the browser writes it, with a boundary.
      query: (form) => ({url: 'receipts', method: 'POST', body: form}),
    }),
    // #endregion
    // #region scan
    uploadScan: build.mutation<{bytes: number}, Blob>({
      query: (scan) => ({
        url: 'scans',
        method: 'PUT',
        headers: {'content-type': 'application/octet-stream'},
        body: scan,
      }),
    }),
    // #endregion
    // #region label
    downloadLabel: build.mutation<string, string>({
      query: (orderId) => ({
        url: `orders/${orderId}/label`,
        responseHandler: async (response) =>
          response.ok
            ? URL.createObjectURL(await response.blob())
            : response.text(),
      }),
    }),
    // #endregion
  }),
});

export const {
  useUploadReceiptMutation,
  useUploadScanMutation,
  useDownloadLabelMutation,
} = filesApi;
