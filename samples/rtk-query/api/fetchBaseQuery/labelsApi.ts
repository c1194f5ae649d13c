import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query';

export const labelsApi = createApi({
  baseQuery: fetchBaseQuery({baseUrl: 'https://parcels.example/v1/'}),
  endpoints: (build) => ({
    // #region upload
    uploadLabel: build.mutation<null, {id: string; picture: File}>({
      query({id, picture}) {
        const body = new FormData();
        body.append('parcel', id);
        body.append('picture', picture);
        // No content-type: the platform adds it, with the boundary.
        return {url: 'labels', method: 'POST', body};
      },
    }),
    uploadScan: build.mutation<null, Uint8Array<ArrayBuffer>>({
      query: (body) => ({
        url: 'scans',
        method: 'POST',
        body,
        headers: {'content-type': 'application/octet-stream'},
      }),
    }),
    // #endregion
    // #region read
    labelText: build.query<string, string>({
      query: (id) => ({
        url: `labels/${id}.txt`,
        responseHandler: 'text',
      }),
    }),
    route: build.query<{place: string; at: string}[], string>({
      query: (id) => ({
        url: `routes/${id}.csv`,
        async responseHandler(response) {
          const text = await response.text();
          // The handler also runs for error responses.
          if (!response.ok) return text;
          return text
            .trim()
            .split('\n')
            .map((line) => line.split(','))
            .map(([place, at]) => ({place, at}));
        },
      }),
    }),
    // A mutation, so that each call makes an address of its own.
    labelPdf: build.mutation<string, string>({
      query: (id) => ({
        url: `labels/${id}.pdf`,
        // Store the address of the file, not the Blob.
        responseHandler: async (response) =>
          response.ok
            ? URL.createObjectURL(await response.blob())
            : response.text(),
      }),
    }),
    // #endregion
  }),
});
