import {spawn, type ChildProcess} from 'node:child_process';
import {freePort} from '../../../tasks/freePort.mjs';

/** Large enough for the widest window. */
export const DISPLAY = {width: 1600, height: 1200};

/** A screen that nobody sees. */
export async function startDisplay() {
  const screen = ['-screen', '0', `${DISPLAY.width}x${DISPLAY.height}x24`, '-nolisten', 'tcp'];
  // It chooses a free number and writes it to this descriptor.
  const child = spawn('Xvfb', ['-displayfd', '3', ...screen], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  stopAtExit(child);
  const number = await new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error('Xvfb stopped before it had a display.')));
    child.stdio[3]!.once('data', (text) => resolve(String(text).trim()));
  });
  return {name: `:${number}`, close: () => stop(child)};
}

/** WebKit's WebDriver. */
export async function startDriver(env: Record<string, string>) {
  const port = await freePort();
  const child = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: {...process.env, ...env},
    stdio: 'ignore',
  });
  stopAtExit(child);
  const ended = new Promise<never>((_resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error('WebKitWebDriver stopped.')));
  });
  ended.catch(() => {});

  const send = async (method: string, path: string, body?: object) => {
    const init = {method, ...(body && {body: JSON.stringify(body)})};
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
    const {value} = (await response.json()) as {value: never};
    if (!response.ok) throw new Error(`WebKit, ${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const answers = async () => {
    while (
      !(await send('GET', '/status').then(
        () => true,
        () => false,
      ))
    )
      await new Promise((resolve) => setTimeout(resolve, 50));
  };
  await Promise.race([answers(), ended]);
  return {send, close: () => stop(child)};
}

/** A run that is broken off ends without closing anything. */
function stopAtExit(child: ChildProcess) {
  const end = () => void child.kill();
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
}

function stop(child: ChildProcess) {
  return new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode) return resolve();
    child.once('exit', () => resolve());
    child.kill();
  });
}
