export {ApiProvider, createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';
