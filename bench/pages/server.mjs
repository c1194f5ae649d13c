import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import {extname, join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';

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

/**
 * Serves a folder as a good host does: brotli 11 for text, addresses with or without `.html`. Everything is compressed
 * once and kept, so that all contestants are served from memory.
 *
 * @param {string} folder
 * @returns {Promise<{origin: string, close: () => void}>}
 */
export function serveCompressed(folder) {
  /** @type {Map<string, Promise<{type: string, body: Buffer, isText: boolean}>>} */
  const kept = new Map();
  const load = async (/** @type {string} */ path) => {
    const extension = extname(path) || '.html';
    const body = await readFile(join(folder, extname(path) ? path : `${path}.html`));
    const isText = extension !== '.woff2' && extension !== '.png';
    return {
      type: TYPES[extension] ?? 'application/octet-stream',
      body: isText ? brotliCompressSync(body) : body,
      isText,
    };
  };
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname);
    try {
      if (!kept.has(path)) kept.set(path, load(path === '/' ? '/index.html' : path));
      const {type, body, isText} = await /** @type {ReturnType<typeof load>} */ (kept.get(path));
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
      resolve({origin: `http://localhost:${port}`, close: () => server.close()});
    }),
  );
}
