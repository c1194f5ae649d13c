import {createServer, request as ask, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {prepareFinder, watchProblems} from './inPage';

/** Loaded before anything of the page. */
const PREPARE = '/prepare.js';
const PROBLEMS = '/problems';
/** A page between two tests, which forgets what the first has stored. */
export const BETWEEN = '/between';
const FORGET =
  '<!doctype html><script>localStorage.clear(); sessionStorage.clear();</script><p>Between two tests';

/**
 * The built site under an address of its own, so that a test finds the storage and the caches of every engine empty. Faults
 * of the network are made here: every engine meets the same.
 */
export class Site {
  readonly requests: string[] = [];
  /** Of the documents that a test has left, with the moment at which each began. */
  readonly problems: {began: number; text: string}[] = [];
  readonly #faults: {pattern: RegExp; until: Promise<unknown> | undefined}[] = [];
  readonly #scripts: string[] = [`(${prepareFinder})();(${watchProblems})();`];
  #break: {text: string; until: Promise<void>} | undefined;
  #mayBeFramed = false;
  readonly #server = createServer((request, response) => void this.#answer(request, response));
  readonly #upstream: string;
  origin = '';

  constructor(upstream: string) {
    this.#upstream = upstream;
  }

  async start() {
    await new Promise<void>((resolve) => this.#server.listen(0, 'localhost', resolve));
    this.origin = `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Runs a function in every page before its own scripts. */
  prepare(run: () => void) {
    this.#scripts.push(`(${run})();`);
  }

  /** Lifts the part of the policy that keeps pages out of frames. */
  allowFrames() {
    this.#mayBeFramed = true;
  }

  /** Requests that match break off, until the returned function is called. */
  cut(pattern: RegExp) {
    return this.#fault({pattern, until: undefined});
  }

  /** Requests that match wait for the returned function. */
  hold(pattern: RegExp) {
    let release = () => {};
    const until = new Promise<void>((resolve) => (release = resolve));
    const end = this.#fault({pattern, until});
    return () => {
      end();
      release();
    };
  }

  /** A page arrives as far as this text, and the rest of it after the returned function is called. */
  breakAfter(text: string) {
    let release = () => {};
    this.#break = {text, until: new Promise<void>((resolve) => (release = resolve))};
    return release;
  }

  #fault(fault: {pattern: RegExp; until: Promise<unknown> | undefined}) {
    this.#faults.push(fault);
    return () => void this.#faults.splice(this.#faults.indexOf(fault), 1);
  }

  async close() {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? '/';
    this.requests.push(path);
    const fault = this.#faults.find(({pattern}) => pattern.test(path));
    if (fault && !fault.until) return void request.socket.destroy();
    await fault?.until;
    if (path === PREPARE) {
      response.setHeader('content-type', 'text/javascript');
      return void response.end(this.#scripts.join('\n'));
    }
    if (path === BETWEEN) {
      response.setHeader('content-type', 'text/html');
      return void response.end(FORGET);
    }
    if (path === PROBLEMS) {
      const [began, ...texts] = (await request.setEncoding('utf8').toArray()).join('').split('\n');
      this.problems.push(...texts.filter(Boolean).map((text) => ({began: Number(began), text})));
      return void response.end();
    }

    // Also when a script asks for it: what it gets may be kept, and be opened as a document later.
    const mayBePage = !/\.(?!html)\w+(\?|$)/.test(path);
    const headers = {...request.headers, ...(mayBePage && {'accept-encoding': 'identity'})};
    const forwarded = ask(this.#upstream + path, {method: request.method, headers}, (answer) => {
      const isPage = mayBePage && !!answer.headers['content-type']?.startsWith('text/html');
      if (!isPage) {
        response.writeHead(answer.statusCode ?? 502, this.#headersOf(answer));
        return void answer.pipe(response);
      }
      void this.#sendPage(answer, response);
    });
    forwarded.on('error', () => request.socket.destroy());
    request.pipe(forwarded);
  }

  async #sendPage(answer: IncomingMessage, response: ServerResponse) {
    const html = (await answer.setEncoding('utf8').toArray()).join('');
    const {'content-length': _length, etag: _etag, ...headers} = this.#headersOf(answer);
    response.writeHead(answer.statusCode ?? 502, headers);
    const prepared = html.replace('<head>', `<head><script src="${PREPARE}"></script>`);
    if (!this.#break) return void response.end(prepared);
    const at = prepared.indexOf(this.#break.text) + this.#break.text.length;
    if (at < this.#break.text.length) throw new Error(`The page does not say: ${this.#break.text}`);
    response.write(prepared.slice(0, at));
    await this.#break.until;
    response.end(prepared.slice(at));
  }

  #headersOf({headers}: IncomingMessage) {
    // With it, engines start a new process for a page of another address, which is every test's own site.
    const {'cross-origin-opener-policy': _opener, ...kept} = headers;
    if (!this.#mayBeFramed) return kept;
    const {'content-security-policy': _policy, 'x-frame-options': _framed, ...rest} = kept;
    return rest;
  }
}
