// #region first
export const a = 1;
