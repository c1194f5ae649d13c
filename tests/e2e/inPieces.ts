import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';

/** Small enough that every kind of element in the first screen is cut through on one page or another. */
const PIECE = 3000;
/** By then the first screen has arrived on every page. */
const FIRST_SCREEN = 60_000;

interface Options {
  /** Changes the HTML of a page before it is sent. */
  edit?: (html: string) => string;
  /** After each piece, in milliseconds. @default 25: longer than a frame */
  pause?: number;
  /** Pages that are sent whole: without `rel=expect`, a page may be painted between any two pieces. */
  whole?: readonly string[];
}

export interface SlowSite {
  origin: string;
  close: () => void;
}

/** The site over a slow connection, one page at a time: it arrives in pieces, and a browser may paint after each. */
export async function serveInPieces(origin: string, options: Options = {}): Promise<SlowSite> {
  const {edit = (html) => html, pause = 25, whole = []} = options;
  let styled = () => {};
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', origin), {redirect: 'manual'});
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, headersOf(answer));
    if (type.startsWith('text/html') && !whole.includes(request.url ?? '')) {
      const styles = new Promise<void>((resolve) => (styled = resolve));
      await writeInPieces(response, Buffer.from(edit(body.toString())), styles, pause);
    } else {
      response.end(body, type.startsWith('text/css') ? styled : undefined);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** As the host sends them, its content security policy included, except for what each connection decides. */
function headersOf({headers}: Response): Record<string, string> {
  const ofConnection =
    /^(connection|keep-alive|transfer-encoding|content-(encoding|length)|etag|strict-transport-security)$/;
  return Object.fromEntries([...headers].filter(([name]) => !ofConnection.test(name)));
}

async function writeInPieces(response: ServerResponse, html: Buffer, styles: Promise<void>, pause: number) {
  const head = html.indexOf('<body');
  response.write(html.subarray(0, head));
  // A browser paints nothing without the styles, which the head names.
  await styles;
  for (let at = head; at < FIRST_SCREEN; at += PIECE) {
    response.write(html.subarray(at, Math.min(at + PIECE, FIRST_SCREEN)));
    await wait(pause);
  }
  response.end(html.subarray(FIRST_SCREEN));
}
