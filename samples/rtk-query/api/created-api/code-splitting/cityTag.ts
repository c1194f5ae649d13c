import type {permitsApi} from './permitsApi';

type Invalidated = Parameters<
  typeof permitsApi.util.invalidateTags
>[0][number];

export type CityTag = Extract<Invalidated, string>; // 'Permit'
