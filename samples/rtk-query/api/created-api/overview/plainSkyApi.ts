import {createApi} from '@reduxjs/toolkit/query';
import {baseQuery, endpoints} from './skyEndpoints';

export const plainSkyApi = createApi({
  reducerPath: 'sky',
  tagTypes: ['Star'],
  baseQuery,
  endpoints,
});
