/** Where a hosted index is. All of it is public: the key may only search. */
export interface HostedEngine {
  appId: string;
  searchKey: string;
  index: string;
  /** Another address of the service, for proxies and tests. */
  host?: {url: string; protocol: 'http' | 'https'; accept: 'readWrite'};
}

type Environment = Record<string, string | undefined>;

/** The hosted engine that the environment asks for, or `null` for the embedded one. A partial configuration is an error. */
export function hostedFromEnv(env: Environment): HostedEngine | null {
  const given = {appId: env.ALGOLIA_APP_ID, searchKey: env.ALGOLIA_SEARCH_KEY, index: env.ALGOLIA_INDEX};
  const {appId, searchKey, index} = given;
  if (!appId && !searchKey && !index) return null;
  if (!appId || !searchKey || !index) {
    throw new Error(
      'Hosted search needs ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY and ALGOLIA_INDEX together. Set all three, or none ' +
        'of them for the embedded search.',
    );
  }
  return {appId, searchKey, index, ...(env.ALGOLIA_HOST && {host: hostOf(env.ALGOLIA_HOST)})};
}

function hostOf(address: string): HostedEngine['host'] {
  const {protocol, host} = new URL(address);
  return {url: host, protocol: protocol === 'http:' ? 'http' : 'https', accept: 'readWrite'};
}

/** Where the browser asks: the nearest server first, and three more when it is down. */
export function hostedOrigins(engine: HostedEngine | null): string[] {
  if (!engine) return [];
  const {appId, host} = engine;
  if (host) return [`${host.protocol}://${host.url}`];
  const name = appId.toLowerCase();
  return [`${name}-dsn.algolia.net`, ...[1, 2, 3].map((n) => `${name}-${n}.algolianet.com`)].map(
    (hostName) => `https://${hostName}`,
  );
}
