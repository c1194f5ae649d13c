import {createServer} from 'node:http';

/**
 * Serves a built site the way a static host does: clean addresses, no trailing slash, its own not-found page.
 *
 * @param {string} folder
 * @param {{port?: number, base?: string}} [options] `base` is the address prefix the site is served under
 *   @default '/'; port 0 lets the system choose one.
 * @returns {Promise<{origin: string, close: () => Promise<void>}>}
 */
export async function serve(folder, {port = 3000, base = '/'} = {}) {
  // Imported late: a task may install the dependencies first.
  const {default: handler} = await import('serve-handler');
  const options = {public: folder, cleanUrls: true, trailingSlash: false, directoryListing: false};

  const server = createServer((request, response) => {
    // The hosted client accepts JSON only; errors must be the site's own page all the same.
    delete request.headers.accept;
    if (request.url?.startsWith(base)) request.url = `/${request.url.slice(base.length)}`;
    else request.url = '/404';
    void handler(request, response, options);
  });

  const chosen = await listen(server, port);
  return {
    origin: `http://localhost:${chosen}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * Listens on the port, or on the next free one.
 *
 * @param {import('node:http').Server} server
 * @param {number} port
 * @returns {Promise<number>}
 */
function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') resolve(listen(server, port + 1));
      else reject(error);
    });
    // This machine only: a draft is not for the network.
    server.listen(port, 'localhost', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
