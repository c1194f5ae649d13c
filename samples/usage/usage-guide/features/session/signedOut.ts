import {createAction} from '@reduxjs/toolkit';

export const signedOut = createAction('session/signedOut');
