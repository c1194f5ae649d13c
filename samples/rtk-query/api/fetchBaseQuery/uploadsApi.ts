import {parcelApi} from './parcelApi';

export const uploadsApi = parcelApi.injectEndpoints({
  endpoints: (build) => ({
    uploadLabel: build.mutation<null, {id: string; picture: File}>({
      query({id, picture}) {
        const body = new FormData();
        body.append('parcel', id);
        body.append('picture', picture);
        // No content-type: the platform adds it, with the boundary.
        return {url: 'labels', method: 'POST', body};
      },
    }),
    uploadScan: build.mutation<null, Uint8Array>({
      query: (body) => ({
        url: 'scans',
        method: 'POST',
        body,
        headers: {'content-type': 'application/octet-stream'},
      }),
    }),
  }),
});
