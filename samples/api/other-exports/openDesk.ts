import {configureStore} from '@reduxjs/toolkit';

try {
  // Wrong: the reducer was forgotten.
  // @ts-expect-error `reducer` is required
  configureStore({});
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
}
