// #region twice
export const a = 1;
// #endregion
// #region twice
export const b = 1;
// #endregion
