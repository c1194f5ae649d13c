import type {FrameMessage, Knobs, PageMessage, RunData} from '../protocol';
import {ApiSlices} from './apiSlices';
import {CacheWatch} from './cacheWatch';
import {captureConsole, show} from './console';
import {Devtools} from './devtools';
import {Modules} from './evaluate';
import {addGuard, EndlessError} from './guard';
import {handlersOf, Network} from './network';
import {placeOf} from './placeOf';
import {Stage} from './stage';
import {addStorage} from './storage';
import {addAnimationFrames, applyToWindow} from './window';

/** Runs in a frame of an opaque origin, which reaches nothing. */
const packages: Record<string, unknown> = {};
Object.assign(globalThis, {packages, process: {env: {NODE_ENV: 'development'}}});

const tell = (message: FrameMessage) => parent.postMessage(message, '*');
const apiSlices = new ApiSlices();
const cacheWatch = new CacheWatch(apiSlices, tell, show);
const devtools = new Devtools(tell, show, (store, state) => cacheWatch.look(store, state));
const network = new Network(packages, tell);
const stage = new Stage();

let running: RunData | undefined;

addStorage();
addGuard(report);
addAnimationFrames();
devtools.install();
network.install();
captureConsole((level, text) => tell({type: 'console', level, text}));
addEventListener('error', ({message, error}) => fail(error, message));
addEventListener('unhandledrejection', ({reason}) => fail(reason));
// Otherwise a form that no code handles would put the browser's error page in the place of the frame.
addEventListener('submit', (event) => {
  if ((event.target as HTMLFormElement).method !== 'dialog') event.preventDefault();
});
addEventListener('message', ({source, data}: MessageEvent<PageMessage>) => {
  if (source !== parent) return;
  if (data.type === 'ping') tell({type: 'alive'});
  else if (data.type === 'theme') setTheme(data.theme);
  else if (data.type === 'run') {
    setTheme(data.theme);
    turn(data.knobs);
    run(data.data).catch((error: unknown) => fail(error));
  } else if (data.type === 'knobs') turn(data.knobs);
  else if (data.type === 'jump') devtools.jump(data.store, data.index);
});
tell({type: 'ready'});

/** What the guard has stopped is reported already. */
function fail(error: unknown, message?: string): void {
  if (!(error instanceof EndlessError)) report(error, message);
}

function report(error: unknown, message = String(error)): void {
  // Lines are those of the editor only if the code came from there.
  const place = running?.edited && placeOf(error, running.modules);
  tell({type: 'error', message, ...(place && {place})});
}

function setTheme(theme: 'light' | 'dark'): void {
  document.documentElement.style.colorScheme = theme;
}

function turn(knobs: Knobs): void {
  const before = network.knobs;
  network.knobs = knobs;
  applyToWindow(before, knobs);
}

async function run(data: RunData): Promise<void> {
  running = data;
  // Its own styles take the place of those that the frame has for everything else.
  if (data.styles) document.querySelector('style')!.textContent = data.styles.text;
  Object.assign(packages, stage.packages);
  apiSlices.watch(packages);
  const modules = new Modules(data, packages);
  if (data.network) {
    const exports = await modules.import(data.network.module);
    network.handlers = handlersOf(exports[data.network.name]);
  }
  await modules.import(data.entry);
  if (data.component) {
    network.handlers = stage.networkOf(data.component);
    await stage.show(data.component, packages);
  }
  tell({type: 'evaluated'});
}
