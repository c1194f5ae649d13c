import {nurseryApi} from './nurseryApi';

export const labelApi = nurseryApi.injectEndpoints({
  endpoints: (build) => ({
    downloadLabel: build.mutation<string, string>({
      query: (orderId) => ({
        url: `orders/${orderId}/label`,
        responseHandler: async (response) =>
          response.ok
            ? URL.createObjectURL(await response.blob())
            : response.text(),
      }),
    }),
  }),
});

export const {useDownloadLabelMutation} = labelApi;
