import {nanoid} from '@reduxjs/toolkit';

let line: Promise<WebSocket> | undefined;

/** One socket for all messages; a new one after it has dropped. */
function openLine() {
  line ??= new Promise<WebSocket>((resolve, reject) => {
    const socket = new WebSocket('wss://auction.example/line');
    socket.addEventListener('open', () => resolve(socket));
    socket.addEventListener('close', () => {
      line = undefined;
      reject(new Error('No connection'));
    });
  });
  return line;
}

/** Sends a message, and waits for the reply with the same id. */
export function ask(message: object, signal: AbortSignal) {
  const id = nanoid();
  return new Promise<{accepted: boolean}>((resolve, reject) => {
    const done = new AbortController();
    const options = {signal: done.signal};
    const fail = (reason: string) => {
      done.abort();
      reject(new Error(reason));
    };
    // Before the line is open: opening it may take too long, too.
    signal.addEventListener('abort', () => fail('Too slow'), options);
    openLine().then(
      (socket) => {
        if (done.signal.aborted) return; // failed: do not send it now
        socket.addEventListener(
          'message',
          ({data}) => {
            const reply = JSON.parse(data);
            if (reply.id !== id) return;
            done.abort();
            resolve({accepted: reply.accepted});
          },
          options,
        );
        socket.addEventListener('close', () => fail('Lost'), options);
        socket.send(JSON.stringify({...message, id}));
      },
      () => fail('No connection'),
    );
  });
}
