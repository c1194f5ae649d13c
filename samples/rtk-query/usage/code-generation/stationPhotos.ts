import {emptyApi} from './emptyApi';

// What the generator writes for a multipart/form-data operation.
// #region generated
const photosApi = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    uploadPhoto: build.mutation<unknown, UploadPhotoApiArg>({
      query: (queryArg) => ({
        url: `/photos`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
});
interface UploadPhotoApiArg {
  body: {file?: Blob; note?: string};
}
// #endregion

// #region form
export const formPhotosApi = photosApi.enhanceEndpoints({
  endpoints: {
    uploadPhoto: {
      query({body}) {
        const form = new FormData();
        for (const [name, value] of Object.entries(body)) {
          if (value !== undefined) form.append(name, value);
        }
        return {url: '/photos', method: 'POST', body: form};
      },
    },
  },
});
// #endregion
