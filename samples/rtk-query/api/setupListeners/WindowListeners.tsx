'use client';
import {setupListeners} from '@reduxjs/toolkit/query';
import {useEffect} from 'react';
import {useStore} from 'react-redux';

export function WindowListeners() {
  const {dispatch} = useStore();
  useEffect(() => setupListeners(dispatch), [dispatch]);
  return null;
}
