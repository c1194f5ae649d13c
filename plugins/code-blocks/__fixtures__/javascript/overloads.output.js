export function wait(ms, signal) {
  return new Promise((resolve, reject) => {
    setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}

export class Queue {
  items = [];
  size;

  abstractless(item) {
    this.items.push(item);
    return this;
  }

  *[Symbol.iterator]() {
    yield* this.items;
  }
}

export const preloaded = window.__STATE__;

const handlers = {
  a: (value) => value,
};

export {handlers};
