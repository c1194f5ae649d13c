# #region serve
npx serve build
# #endregion
#region stop
kill 1
#endregion
