import {nurseryApi} from './nurseryApi';

interface Upload {
  file: File;
  onProgress: (percent: number) => void;
}

export const progressApi = nurseryApi.injectEndpoints({
  endpoints: (build) => ({
    uploadCatalog: build.mutation<null, Upload>({
      queryFn: ({file, onProgress}, {signal}) =>
        new Promise((resolve) => {
          const fail = (error: string) =>
            resolve({error: {status: 'CUSTOM_ERROR', error}});
          const request = new XMLHttpRequest();
          request.upload.onprogress = ({
            lengthComputable,
            loaded,
            total,
          }) => {
            if (lengthComputable)
              onProgress(Math.round((100 * loaded) / total));
          };
          request.onload = () =>
            request.status >= 200 && request.status < 300
              ? resolve({data: null})
              : fail(`HTTP ${request.status}`);
          request.onerror = () => fail('No connection');
          request.onabort = () => fail('Canceled');
          signal.addEventListener('abort', () => request.abort());
          request.open('POST', 'https://nursery.example/api/catalogs');
          request.send(file);
        }),
    }),
  }),
});

export const {useUploadCatalogMutation} = progressApi;
