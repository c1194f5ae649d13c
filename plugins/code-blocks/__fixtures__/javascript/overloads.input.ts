export function wait(ms: number): Promise<void>;
export function wait(ms: number, signal: AbortSignal): Promise<void>;
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });
}

export class Queue<T> implements Iterable<T> {
  private items: T[] = [];
  declare readonly brand: 'queue';
  protected size?: number;

  abstractless(this: Queue<T>, item: T): this {
    this.items.push(item);
    return this;
  }

  *[Symbol.iterator](): Iterator<T> {
    yield* this.items;
  }
}

declare global {
  interface Window {
    __STATE__?: unknown;
  }
}

export const preloaded = (window as unknown as {__STATE__?: unknown}).__STATE__;

const handlers = {
  a: <T>(value: T) => value,
} as const satisfies Record<string, (value: string) => string>;

export {handlers};
