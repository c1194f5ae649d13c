/** Names of the files that the frame is made of. */
declare module '@runner-files' {
  /** In the names of its scripts. */
  export const version: string;
  /** Its page. */
  export const page: string;
}
