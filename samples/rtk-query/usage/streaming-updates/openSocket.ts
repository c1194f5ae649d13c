interface SocketOptions {
  /** Called for each connection, so each can get a new token. */
  getUrl(): string | Promise<string>;
  onMessage(data: string): void;
  /** The connection is back; messages may have been missed. */
  onReopen(): void;
  /** Reconnects when nothing arrives for this many milliseconds. */
  silenceLimit?: number;
}

/** Opens a socket, and again whenever it drops. Returns `close`. */
export function openSocket(options: SocketOptions) {
  const {getUrl, onMessage, onReopen, silenceLimit} = options;
  let socket: WebSocket | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let hasDropped = false;
  let isClosed = false;

  async function connect() {
    let url: string;
    try {
      url = await getUrl();
    } catch {
      return drop();
    }
    if (isClosed) return;
    const next = new WebSocket(url);
    socket = next;
    next.addEventListener('open', () => {
      waitForMessages();
      if (hasDropped) onReopen();
    });
    next.addEventListener('message', ({data}) => {
      if (socket !== next) return;
      // Not when it opens: a server may accept, and close at once.
      failures = 0;
      waitForMessages();
      onMessage(data);
    });
    next.addEventListener('close', () => {
      if (socket === next) drop();
    });
  }

  function drop() {
    clearTimeout(silenceTimer);
    const dropped = socket;
    // First: its `close` event must not drop it again.
    socket = undefined;
    dropped?.close();
    if (isClosed) return;
    hasDropped = true;
    // 1, 2, 4, 8 … seconds, at most 30.
    const wait = Math.min(1000 * 2 ** failures++, 30_000);
    retryTimer = setTimeout(connect, wait);
  }

  function waitForMessages() {
    clearTimeout(silenceTimer);
    if (silenceLimit) silenceTimer = setTimeout(drop, silenceLimit);
  }

  void connect();
  return () => {
    isClosed = true;
    clearTimeout(retryTimer);
    drop();
  };
}
