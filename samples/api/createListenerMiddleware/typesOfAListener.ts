import type {
  AnyListenerPredicate,
  ListenerEffect,
  UnknownAction,
} from '@reduxjs/toolkit';
import {boilerSwitched} from './heatingSlice';
import type {AppDispatch, RootState} from './store';

export const onlyWhenCold: AnyListenerPredicate<RootState> = (
  _action,
  state,
) => state.heating.celsius < 16;

export const reportCold: ListenerEffect<
  UnknownAction,
  RootState,
  AppDispatch
> = (_action, {dispatch}) => {
  dispatch(boilerSwitched(true));
};
