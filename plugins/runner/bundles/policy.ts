/** The frame runs code of the sample and of the reader, and reaches nothing but this site's scripts. */
export const POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-eval'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; worker-src 'none'; base-uri 'none'";
