/** What no sample may do, whatever happens to it. */
export const RULES = {
  wrongArgument: 'shows data of another argument',
  hiddenFailure: 'hides a failure: nothing on screen says so',
  lostData:
    'replaces data it already has by the failure of a later request',
  oldFailure:
    'differs from a first success after a failure was overcome, such as an old message',
  lostInput: 'loses what a person typed',
  loadsForever: 'still looks busy when nothing is under way',
  sentTwice: 'sends the same change twice for a double click',
  disagrees: 'shows something else than the server holds',
  nonsense: 'shows "undefined", "NaN" or "[object Object]"',
  crash: 'throws while rendering or in an event handler',
  consoleMessage: 'writes a warning or an error to the console',
  unhandledRejection: 'leaves a rejected promise unhandled',
  leftTimer: 'keeps a timer running, or sends requests, after it has left',
  leftSocket: 'keeps a connection open after it has left',
} as const;

export type Rule = keyof typeof RULES;

export interface Violation {
  rule: Rule;
  detail: string;
}
