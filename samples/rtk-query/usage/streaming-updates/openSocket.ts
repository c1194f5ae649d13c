interface SocketListeners {
  onMessage(data: string): void;
  /** The connection is back; messages may have been missed. */
  onReopen(): void;
}

/** Opens a socket, and again whenever it drops. Returns `close`. */
export function openSocket(
  url: string,
  {onMessage, onReopen}: SocketListeners,
) {
  let socket: WebSocket;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let dropped = false;
  let closed = false;

  function connect() {
    socket = new WebSocket(url);
    socket.addEventListener('open', () => {
      failures = 0;
      if (dropped) onReopen();
    });
    socket.addEventListener('message', ({data}) => onMessage(data));
    socket.addEventListener('close', () => {
      if (closed) return;
      dropped = true;
      // 1, 2, 4, 8 … seconds, at most 30.
      timer = setTimeout(connect, Math.min(1000 * 2 ** failures++, 30_000));
    });
  }

  connect();
  return () => {
    closed = true;
    clearTimeout(timer);
    socket.close();
  };
}
