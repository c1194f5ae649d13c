import type {UnknownAction} from '@reduxjs/toolkit';

/** Says only what the helper uses, so every api fits. */
interface Resettable {
  util: {resetApiState: () => UnknownAction};
}

export const forgetAll = (apis: Resettable[]): UnknownAction[] =>
  apis.map((api) => api.util.resetApiState());
