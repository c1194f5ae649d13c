import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';
import type {
  BaseQueryFn,
  FetchArgs,
  FetchBaseQueryError,
} from '@reduxjs/toolkit/query/react';

const services = {
  images: fetchBaseQuery({baseUrl: 'https://images.example/api'}),
  billing: fetchBaseQuery({baseUrl: 'https://billing.example/v2'}),
};

type ServiceBaseQuery = BaseQueryFn<
  string | FetchArgs,
  unknown,
  FetchBaseQueryError,
  {service?: keyof typeof services}
>;

const serviceBaseQuery: ServiceBaseQuery = (args, api, options) =>
  services[options?.service ?? 'images'](args, api, options);

export const serviceApi = createApi({
  reducerPath: 'services',
  baseQuery: serviceBaseQuery,
  tagTypes: ['Credits'],
  endpoints: (build) => ({
    buyImage: build.mutation<null, string>({
      query: (id) => ({url: `images/${id}/order`, method: 'POST'}),
      invalidatesTags: ['Credits'],
    }),
    credits: build.query<number, void>({
      query: () => 'credits',
      extraOptions: {service: 'billing'},
      providesTags: ['Credits'],
    }),
  }),
});
