export {configureStore} from '@reduxjs/toolkit';
export {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query';
