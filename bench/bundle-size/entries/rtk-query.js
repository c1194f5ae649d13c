export {configureStore, createSlice} from '@reduxjs/toolkit';
export {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';
export {Provider, useDispatch, useSelector} from 'react-redux';
