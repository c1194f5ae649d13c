import {parcelApi} from './parcelApi';

export const labelsApi = parcelApi.injectEndpoints({
  endpoints: (build) => ({
    labelText: build.query<string, string>({
      query: (id) => ({
        url: `labels/${encodeURIComponent(id)}.txt`,
        responseHandler: 'text',
      }),
    }),
    route: build.query<{place: string; at: string}[], string>({
      query: (id) => ({
        url: `routes/${encodeURIComponent(id)}.csv`,
        async responseHandler(response) {
          const text = await response.text();
          // The handler also runs for error responses.
          if (!response.ok) return text;
          return text
            .split(/\r?\n/)
            .filter(Boolean)
            .map((line) => line.split(','))
            .map(([place, at]) => ({place, at}));
        },
      }),
    }),
    // A mutation, so that each call makes an address of its own.
    labelPdf: build.mutation<string, string>({
      query: (id) => ({
        url: `labels/${encodeURIComponent(id)}.pdf`,
        // Store the address of the file, not the Blob.
        responseHandler: async (response) =>
          response.ok
            ? URL.createObjectURL(await response.blob())
            : response.text(),
      }),
    }),
  }),
});
