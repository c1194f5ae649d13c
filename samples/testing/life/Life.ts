import type {Action, Store, UnknownAction} from '@reduxjs/toolkit';
import type {RequestHandler} from 'msw';
import type {ReactNode} from 'react';
import type {Person} from './Person';
import type {Rule} from './rules';

/** An API slice, as far as the kit needs one. */
export interface AnyApi {
  reducerPath: string;
  endpoints: object;
}

// A store of whatever state and actions.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyStore = Store<any, Action | UnknownAction>;

/** What is on stage. */
export interface Cast {
  element: ReactNode;
  /** Wrapped around the element, if there is one. */
  store?: AnyStore;
  /** Whose queries are sent again when everything is refetched. */
  api?: AnyApi | AnyApi[];
}

export interface Life<Arg = undefined> {
  /** The page's own handlers; new ones for each scenario. Without them the sample sends nothing. */
  network?: () => RequestHandler[];
  store?: () => AnyStore;
  api?: AnyApi | AnyApi[];
  show?: (arg: Arg) => ReactNode;
  /** Instead of `show`, for modules that make their own store: import them here, they are new in each scenario. */
  load?: (arg: Arg) => Promise<Cast>;
  /** Two arguments, such as two ids. */
  args?: readonly [Arg, Arg];
  /** How a person gets from the first argument to the second; without it, the second is rendered. */
  change?: (person: Person) => Promise<void>;
  /** Text on screen once everything has loaded. Without it, the sample loads nothing by itself. */
  data?: (arg: Arg) => string;
  /** What a person does to send a request. */
  act?: (person: Person) => Promise<void>;
  /** How a person tries again after a failure; without it, the kit refetches through the store. */
  retry?: (person: Person) => Promise<void>;
  /** What a person does before all that, such as opening a page. */
  before?: (person: Person) => Promise<void>;
  /** A selector of elements whose text is what the server holds. */
  facts?: string;
  /** How long, in ms, a failure may take to show: retries wait. */
  patience?: number;
  /** Rules this sample may break, each with its reason. */
  except?: Partial<Record<Rule, string>>;
}
