import type {UnknownAction} from '@reduxjs/toolkit';

// ts: Says only what the helper uses, so every API slice fits.
interface Resettable {
  util: {resetApiState: () => UnknownAction};
}

export const forgetAll = (apis: Resettable[]): UnknownAction[] =>
  apis.map((api) => api.util.resetApiState());
