import {vi} from 'vitest';

/** Stands for WebSocket and EventSource: it connects to nobody, and is counted until it is closed. */
export function fakeSockets(): {open(): number} {
  const sockets = new Set<EventTarget>();
  class FakeSocket extends EventTarget {
    static readonly OPEN = 1;
    readyState = 0;
    constructor(readonly url: string) {
      super();
      sockets.add(this);
    }
    send() {}
    close() {
      this.readyState = 3;
      if (sockets.delete(this)) this.dispatchEvent(new Event('close'));
    }
  }
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('EventSource', FakeSocket);
  return {open: () => sockets.size};
}
