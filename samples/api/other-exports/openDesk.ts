import {configureStore} from '@reduxjs/toolkit';

try {
  // @ts-expect-error The reducer was forgotten.
  configureStore({});
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
}
