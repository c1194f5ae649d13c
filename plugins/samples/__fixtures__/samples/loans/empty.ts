// #region nothing

// #endregion
export const a = 1;
