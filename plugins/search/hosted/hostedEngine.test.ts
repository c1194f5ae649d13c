import {algoliasearch} from 'algoliasearch';
import {describe, expect, test} from 'vitest';
import {hostedFromEnv, hostedOrigins} from './hostedEngine';

describe('hostedFromEnv', () => {
  test('an empty environment means the embedded engine', () => {
    expect(hostedFromEnv({})).toBeNull();
    expect(hostedFromEnv({ALGOLIA_APP_ID: '', ALGOLIA_SEARCH_KEY: '', ALGOLIA_INDEX: ''})).toBeNull();
  });

  test('all three values mean the hosted one; the admin key never reaches it', () => {
    const env = {
      ALGOLIA_APP_ID: 'APP',
      ALGOLIA_SEARCH_KEY: 'key',
      ALGOLIA_INDEX: 'docs',
      ALGOLIA_ADMIN_KEY: 'secret',
    };
    expect(hostedFromEnv(env)).toEqual({appId: 'APP', searchKey: 'key', index: 'docs'});
  });

  test('half a configuration is an error that names the variables', () => {
    expect(() => hostedFromEnv({ALGOLIA_APP_ID: 'APP'})).toThrow(
      'ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY and ALGOLIA_INDEX',
    );
  });

  test('another host may be named', () => {
    const env = {
      ALGOLIA_APP_ID: 'A',
      ALGOLIA_SEARCH_KEY: 'k',
      ALGOLIA_INDEX: 'i',
      ALGOLIA_HOST: 'http://127.0.0.1:8080',
    };
    expect(hostedFromEnv(env)?.host).toEqual({url: '127.0.0.1:8080', protocol: 'http', accept: 'readWrite'});
  });
});

describe('hostedOrigins', () => {
  const engine = {appId: 'APP', searchKey: 'key', index: 'docs'};

  test('are the hosts that the client itself reads from', () => {
    const {hosts} = algoliasearch(engine.appId, engine.searchKey).transporter;
    const reading = hosts
      .filter(({accept}) => accept !== 'write')
      .map(({protocol, url}) => `${protocol}://${url.toLowerCase()}`);
    expect(hostedOrigins(engine).toSorted()).toEqual(reading.toSorted());
  });

  test('another host takes their place; the embedded engine asks nobody', () => {
    const host = {url: 'proxy.example', protocol: 'https', accept: 'readWrite'} as const;
    expect(hostedOrigins({...engine, host})).toEqual(['https://proxy.example']);
    expect(hostedOrigins(null)).toEqual([]);
  });
});
