/** A mistake an author can fix; its message names the sample's file, the line and the next step. */
export class SampleError extends Error {
  override name = 'SampleError';
}
