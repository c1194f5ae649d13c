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
export async function ask(message: object, signal: AbortSignal) {
  const socket = await openLine();
  const id = nanoid();
  return new Promise<{accepted: boolean}>((resolve, reject) => {
    const done = new AbortController();
    const fail = (reason: string) => {
      done.abort();
      reject(new Error(reason));
    };
    const options = {signal: done.signal};
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
    signal.addEventListener('abort', () => fail('Too slow'), options);
    socket.send(JSON.stringify({...message, id}));
  });
}
