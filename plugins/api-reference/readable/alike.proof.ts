type IsAny<T> = 0 extends 1 & T ? true : false;
export type Fits<A, B> = [A] extends [B] ? true : false;
/** An optional parameter that one of two functions lacks does not disturb their assignability. */
type SameParameters<A, B> = A extends (...args: infer P) => unknown
  ? B extends (...args: infer Q) => unknown
    ? Fits<P, Q> extends true
      ? Fits<Q, P>
      : false
    : true
  : true;

/** `true`, or what is wrong with our wording of a type of the library. */
export type Alike<Library, Readable> = [IsAny<Readable>, IsAny<Library>] extends [true, false]
  ? 'it says any'
  : Fits<Library, Readable> extends true
    ? Fits<Readable, Library> extends true
      ? SameParameters<Library, Readable> extends true
        ? true
        : 'it has other parameters than the library'
      : 'it forbids something that the library allows'
    : 'it allows something that the library forbids';

/** For functions with several signatures, whose parameters cannot be told apart: each fits where the other stands. */
export type Interchangeable<A, B> = Fits<A, B> extends true ? Fits<B, A> : false;

type KeyOfEach<T> = T extends unknown ? keyof T : never;
type Value<T, K extends PropertyKey> = T extends unknown ? (K extends keyof T ? T[K] : undefined) : never;
/** A member that some object of a union lacks is optional. */
type IsOptional<T, K extends PropertyKey> = false extends (
  T extends unknown ? (K extends keyof T ? ({} extends Pick<T, K> ? false : true) : false) : never
)
  ? true
  : false;

/** The members of ours that differ from the library's; none where all agree. */
export type Unlike<Library, Readable> = {
  [K in keyof Readable]-?: K extends KeyOfEach<Library>
    ? Alike<Value<Library, K>, Readable[K]> extends true
      ? IsOptional<Library, K> extends ({} extends Pick<Readable, K> ? true : false)
        ? never
        : K
      : K
    : K;
}[keyof Readable];

/** Compiles only where everything agrees; the compiler names what does not. */
export type Proof<_Verdicts extends readonly true[]> = true;
export type Proven<_Members extends never> = true;

/** A function without what else is on it, such as `withTypes`. */
export type Call<F> = F extends (...args: infer Args) => infer Result ? (...args: Args) => Result : never;
