import {readdir, readFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import {extname, join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress} from 'node:zlib';

/** @type {Record<string, string>} */
const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const compress = promisify(brotliCompress);

/** What pages consist of. */
const PARTS = /\.(?:css|html|js|json|svg)$/;

/**
 * Serves a folder as a good host does: brotli 11 for text, addresses with or without `.html`. Everything is compressed
 * once and kept, so that all contestants are served from memory; `prepare` does so before the first visit.
 *
 * @param {string} folder
 * @returns {Promise<{origin: string, prepare: () => Promise<void>, close: () => void}>}
 */
export function serveCompressed(folder) {
  /** @type {Map<string, Promise<{type: string, body: Buffer, isText: boolean}>>} */
  const kept = new Map();
  const load = async (/** @type {string} */ file) => {
    const body = await readFile(join(folder, file));
    const extension = extname(file);
    const isText = extension !== '.woff2' && extension !== '.png';
    return {
      type: TYPES[extension] ?? 'application/octet-stream',
      body: isText ? await compress(body) : body,
      isText,
    };
  };
  const get = (/** @type {string} */ file) => {
    const found = kept.get(file) ?? load(file);
    kept.set(file, found);
    return found;
  };
  const prepare = async () => {
    const files = (await readdir(folder, {recursive: true})).filter((file) => PARTS.test(file));
    await Promise.all(files.map((file) => get(`/${file}`)));
  };
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname);
    try {
      const {type, body, isText} = await get(fileOf(path));
      response.writeHead(200, {
        'content-type': type,
        'content-length': body.length,
        ...(isText && {'content-encoding': 'br'}),
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) =>
    server.listen(0, () => {
      const {port} = /** @type {import('node:net').AddressInfo} */ (server.address());
      resolve({origin: `http://localhost:${port}`, prepare, close: () => server.close()});
    }),
  );
}

/** @param {string} path */
function fileOf(path) {
  if (path === '/') return '/index.html';
  return extname(path) ? path : `${path}.html`;
}
