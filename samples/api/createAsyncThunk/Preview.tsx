import type {ThunkDispatch, UnknownAction} from '@reduxjs/toolkit';
import {useEffect, useState} from 'react';
import {useDispatch} from 'react-redux';
import {renderPreview} from './renderPreview';

type AppDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

// #region component
export function Preview({file}: {file: string}) {
  const dispatch = useDispatch<AppDispatch>();
  const [picture, setPicture] = useState('');

  useEffect(() => {
    const request = dispatch(renderPreview(file));
    request.unwrap().then(setPicture, () => {
      // Aborted or failed; the `rejected` action says which.
    });
    return () => request.abort();
  }, [dispatch, file]);

  return <p>{picture || 'Rendering…'}</p>;
}
// #endregion
