import http from 'node:http';

/**
 * Sends requests without pause over kept connections while the configuration is reloaded again and again. A worker that
 * ends may close an idle connection while a request is on its way; browsers then retry on a new one, and so does this.
 *
 * @param {{origin: string, reload: () => void}} server
 * @param {{seconds: number, readers: number, path: string}} options
 */
export async function reloadUnderLoad({origin, reload}, {seconds, readers, path}) {
  const agent = new http.Agent({keepAlive: true, maxSockets: readers});
  const fresh = new http.Agent({keepAlive: false});
  const end = Date.now() + seconds * 1000;
  const counts = {answered: 0, askedTwice: 0, lost: 0, reloads: 0};
  const timer = setInterval(() => {
    reload();
    counts.reloads++;
  }, 1000);
  const read = async () => {
    while (Date.now() < end) {
      const first = await ask(agent, origin + path);
      if (first === 'closed') counts.askedTwice++;
      const last = first === 'closed' ? await ask(fresh, origin + path) : first;
      if (last === 'answered') counts.answered++;
      else counts.lost++;
    }
  };
  await Promise.all(Array.from({length: readers}, read));
  clearInterval(timer);
  agent.destroy();
  return counts;
}

/**
 * @param {http.Agent} agent
 * @param {string} url
 * @returns {Promise<'answered' | 'closed' | 'failed'>}
 */
function ask(agent, url) {
  return new Promise((resolve) => {
    const request = http.get(url, {agent}, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode === 200 ? 'answered' : 'failed'));
      response.on('error', () => resolve('failed'));
    });
    request.on('error', () => resolve(request.reusedSocket ? 'closed' : 'failed'));
  });
}
