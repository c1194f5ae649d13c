// An app that uses Redux Toolkit without RTK Query: what it pays already.
export {configureStore, createSlice} from '@reduxjs/toolkit';
export {Provider, useDispatch, useSelector} from 'react-redux';
