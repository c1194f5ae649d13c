import type * as React from 'react';
import type {ReactNode} from 'react';
import type * as ReactDom from 'react-dom/client';
import type * as ReactRedux from 'react-redux';
import type {Store} from 'redux';

/** What a test of a page says about a component, as far as it is needed to show it. */
interface Life {
  network?: () => unknown[];
  store?: () => Store;
  show?: (arg: unknown) => ReactNode;
  load?: (arg: unknown) => Promise<Cast>;
  args?: readonly unknown[];
}

interface Cast {
  element: ReactNode;
  store?: Store;
}

/** Stands for the kit that plays samples in tests: it notes how each component is shown. */
export class Stage {
  private readonly lives = new Map<string, Life>();

  /** What the tests import, by the names under which they are compiled. */
  readonly packages = {
    'runner:life': {
      __esModule: true,
      inLife: (name: string, life: Life) => void this.lives.set(name, life),
      requestInLife: () => {},
    },
    vitest: {__esModule: true, vi, beforeEach: (run: () => void) => run(), afterEach: () => {}},
  };

  networkOf(name: string): unknown[] {
    return this.lifeOf(name).network?.() ?? [];
  }

  async show(name: string, packages: Record<string, unknown>): Promise<void> {
    const life = this.lifeOf(name);
    const arg = life.args?.[0];
    const {element, store}: Cast = life.load
      ? await life.load(arg)
      : {element: life.show?.(arg), ...(life.store && {store: life.store()})};
    const {createElement} = packages.react as typeof React;
    const {createRoot} = packages['react-dom/client'] as typeof ReactDom;
    const {Provider} = packages['react-redux'] as typeof ReactRedux;
    createRoot(document.getElementById('root')!).render(
      store ? createElement(Provider, {store, children: element}) : element,
    );
  }

  private lifeOf(name: string): Life {
    const life = this.lives.get(name);
    if (!life) throw new Error(`No test shows ${name}.`);
    return life;
  }
}

const spy = {mockImplementation: () => spy};

/** The little of it that these tests use when they start. */
const vi = {
  stubGlobal: (name: string, value: unknown) => Object.assign(globalThis, {[name]: value}),
  spyOn: () => spy,
  fn: (run: unknown = () => {}) => run,
  mock: () => {},
  resetModules: () => {},
};
