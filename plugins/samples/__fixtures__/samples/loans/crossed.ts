// #region outer
// #region inner
export const a = 1;
// #endregion outer
// #endregion inner
