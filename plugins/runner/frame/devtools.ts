import type {Action, Reducer, Store, StoreEnhancer, UnknownAction} from 'redux';
import type {FrameMessage} from '../protocol';
import {changesOf} from './changes';
import {quietly} from './console';

/** A state to show again; only this file makes such actions. */
const JUMP = Symbol('jump');
interface Jump extends Action<string> {
  [JUMP]: unknown;
}

interface Watched {
  states: unknown[];
  show: (state: unknown) => void;
}

/**
 * Watches every store that the sample makes, where the DevTools extension does: the library looks for this function by
 * itself. The store behaves as without it, its first action included.
 */
export class Devtools {
  private readonly stores: Watched[] = [];

  constructor(
    private readonly tell: (message: FrameMessage) => void,
    private readonly show: (value: unknown) => string,
    private readonly onState: (store: number, state: unknown) => void,
  ) {}

  install(): void {
    const compose =
      (...enhancers: StoreEnhancer[]) =>
      (next: unknown) =>
        [...enhancers, this.watch].reduceRight((create, enhance) => enhance(create as never), next);
    Object.assign(window, {
      __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: (first?: object, ...rest: StoreEnhancer[]) =>
        typeof first === 'function' ? compose(first as StoreEnhancer, ...rest) : compose,
    });
  }

  /** Shows the state after an action again. The next action is applied to the latest state, as if nothing had happened. */
  jump(store: number, index: number): void {
    const watched = this.stores[store];
    if (watched && index in watched.states) watched.show(watched.states[index]);
  }

  private readonly watch = ((next) => (reducer, preloaded) => {
    const id = this.stores.length;
    const states: unknown[] = [];
    const store = (next as (reducer: Reducer, preloaded: unknown) => Store)(
      wrap(reducer as Reducer),
      preloaded,
    );
    const show = (state: unknown) =>
      quietly(() => void store.dispatch({type: 'jump', [JUMP]: state} as unknown as UnknownAction));
    this.stores.push({
      states,
      show,
    });

    const note = (action: Action) => {
      const state: unknown = store.getState();
      const index = states.push(state) - 1;
      this.tell({
        type: 'action',
        store: id,
        index,
        name: String(action.type),
        time: performance.now(),
        action: this.show(action),
        state: this.show(state),
        changes: index > 0 ? changesOf(states[index - 1], state, this.show) : [],
      });
      this.onState(id, state);
    };
    note({type: '@@INIT'});

    const dispatch = (action: Action) => {
      const latest = states.at(-1);
      if (store.getState() !== latest) show(latest);
      const result = store.dispatch(action);
      note(action);
      return result;
    };
    return {
      ...store,
      dispatch,
      replaceReducer: (replacement: Reducer) => store.replaceReducer(wrap(replacement)),
    } as never;
  }) as StoreEnhancer;
}

function wrap(reducer: Reducer): Reducer {
  return (state, action) => (JUMP in action ? (action as unknown as Jump)[JUMP] : reducer(state, action));
}
