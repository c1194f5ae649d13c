import {nurseryApi} from './nurseryApi';

interface Label {
  url: string;
  fileName: string | undefined;
}

/** Reads attachment; filename="label-7.pdf", or nothing. */
const fileNameOf = (response: Response) =>
  /filename="?([^";]+)/i.exec(
    response.headers.get('content-disposition') ?? '',
  )?.[1];

export const labelApi = nurseryApi.injectEndpoints({
  endpoints: (build) => ({
    downloadLabel: build.mutation<Label, string>({
      query: (orderId) => ({
        url: `orders/${orderId}/label`,
        responseHandler: async (response) =>
          response.ok
            ? {
                url: URL.createObjectURL(await response.blob()),
                fileName: fileNameOf(response),
              }
            : response.text(),
      }),
    }),
  }),
});

export const {useDownloadLabelMutation} = labelApi;
