import {nurseryApi} from './nurseryApi';

export const scanApi = nurseryApi.injectEndpoints({
  endpoints: (build) => ({
    uploadScan: build.mutation<{bytes: number}, Blob>({
      query: (scan) => ({
        url: 'scans',
        method: 'PUT',
        headers: {'content-type': 'application/octet-stream'},
        body: scan,
      }),
    }),
  }),
});

export const {useUploadScanMutation} = scanApi;
