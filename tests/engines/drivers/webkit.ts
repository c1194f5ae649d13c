import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {resizing, type Engine, type Point, type System, type Tab} from './Engine';
import {DISPLAY, startDisplay, startDriver} from './processes';

/** The codes of keys in WebDriver: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Record<string, string> = {
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Meta: '\uE03D',
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** WebKitGTK by WebDriver, in a window on a display of its own: it has no mode without windows. */
export async function launchWebkit(program: string, system: System, work: string): Promise<Engine> {
  const display = await startDisplay();
  const driver = await startDriver({
    DISPLAY: display.name,
    XDG_CONFIG_HOME: settingsOf(system, work),
    ...(system.isDark && {GTK_THEME: 'Adwaita:dark'}),
    // The sandbox of its network process wants more of a container than a container has.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    // Its way of sharing what is drawn between processes is made for a graphics card: without one it takes a third longer.
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    NO_AT_BRIDGE: '1',
  });
  const {sessionId} = await driver.send('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        // The reader waits for what a test is about; the driver would wait for the last prefetch, before every command.
        pageLoadStrategy: 'none',
        timeouts: {script: 30_000},
        'webkitgtk:browserOptions': {
          binary: program,
          // Without a toolbar, which would make the window wider than a phone.
          args: ['--automation', '--full-screen'],
        },
      },
    },
  });
  const send = (method: string, path: string, body?: object) =>
    driver.send(method, `/session/${sessionId}${path}`, body);
  const tab = tabOf(send);
  return {
    open: async () => tab,
    async close() {
      await send('DELETE', '');
      await driver.close();
      await display.close();
    },
  };
}

type Send = (method: string, path: string, body?: object) => Promise<never>;

function tabOf(send: Send): Tab {
  const act = async (source: object) => {
    await send('POST', '/actions', {actions: [source]});
  };
  const keys = (actions: object[]) => act({type: 'key', id: 'keyboard', actions});
  const mouse = (actions: object[]) =>
    act({type: 'pointer', id: 'mouse', parameters: {pointerType: 'mouse'}, actions});
  const move = ({x, y}: Point) => ({type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y)});

  let turned = 0;

  return {
    go: (url) => send('POST', '/url', {url}),
    // Around the middle of the display, where the pointer is: without a window manager, it decides which window has the focus.
    resize: resizing(async ({width, height}) => {
      const [x, y] = [(DISPLAY.width - width) / 2, (DISPLAY.height - height) / 2];
      await send('POST', '/window/rect', {x, y, width, height});
    }),
    async evaluate(run, ...args) {
      const {error, value} = await send('POST', '/execute/sync', {script: calling(run), args});
      if (error) throw new Error(error);
      return value;
    },
    press: (combination) => {
      const codes = combination.split('+').map((key) => KEYS[key] ?? key);
      return keys([
        ...codes.map((value) => ({type: 'keyDown', value})),
        ...codes.toReversed().map((value) => ({type: 'keyUp', value})),
      ]);
    },
    type: (text) =>
      keys(
        [...text].flatMap((value) => [
          {type: 'keyDown', value},
          {type: 'keyUp', value},
        ]),
      ),
    point: (at) => mouse([move(at)]),
    click: (at, to = at) =>
      mouse([
        move(at),
        {type: 'pointerDown', button: 0},
        ...(to === at ? [] : [move(to)]),
        {type: 'pointerUp', button: 0},
      ]),
    wheel({x, y}, down) {
      // It takes what it is told for where the wheel stands now, and turns it by the difference.
      turned += down;
      const scroll = {type: 'scroll', x: Math.round(x), y: Math.round(y), deltaX: 0, deltaY: turned};
      return act({type: 'wheel', id: 'wheel', actions: [scroll]});
    },
    screenshot: async () => Buffer.from((await send('GET', '/screenshot')) as string, 'base64'),
  };
}

/** WebDriver has no word for an error of the page: it comes back as a value. */
const calling = (run: (...args: never[]) => unknown) => `
  return Promise.resolve(arguments)
    .then((args) => (${run})(...args))
    .then((value) => ({value}), (error) => ({error: String(error)}));`;

/** Where GTK reads what the reader prefers. */
function settingsOf({isDark, hasLessMotion}: System, work: string) {
  const folder = join(work, `gtk-${isDark}-${hasLessMotion}`);
  mkdirSync(join(folder, 'gtk-3.0'), {recursive: true});
  const lines = [
    '[Settings]',
    `gtk-application-prefer-dark-theme=${isDark}`,
    `gtk-enable-animations=${!hasLessMotion}`,
  ];
  writeFileSync(join(folder, 'gtk-3.0', 'settings.ini'), lines.join('\n'));
  return folder;
}
