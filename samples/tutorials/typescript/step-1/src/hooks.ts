import {useDispatch, useSelector} from 'react-redux';
import type {AppDispatch, RootState} from './store';

// ts: The hooks of React Redux, with the types of this store.
// js: One place to import them from.
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
