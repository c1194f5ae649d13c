import {readFile} from 'node:fs/promises';
import {algoliasearch} from 'algoliasearch';
import {fitRecords} from './fitRecords.mjs';
import {RECORDS_FOLDER, settings} from './settings.mjs';

/**
 * `npm run search:push`: uploads the records of the site in `build/`, and how to rank them, to a hosted index. The old
 * records stay until all new ones are there.
 */
const RECORDS = `.docusaurus/${RECORDS_FOLDER}/build.json`;
const NEEDED = ['ALGOLIA_APP_ID', 'ALGOLIA_ADMIN_KEY', 'ALGOLIA_INDEX'];

/** @param {string} message */
function stop(message) {
  console.error(message);
  process.exit(1);
}

const {
  ALGOLIA_APP_ID: appId = '',
  ALGOLIA_ADMIN_KEY: adminKey = '',
  ALGOLIA_INDEX: indexName = '',
  ALGOLIA_HOST: host,
} = process.env;
const missing = NEEDED.filter((name) => !process.env[name]);
if (missing.length > 0) stop(`Set ${missing.join(', ')} in the environment, then run this again.`);

const file = process.env.SEARCH_RECORDS ?? RECORDS;
const text = await readFile(file, 'utf8').catch(() => null);
if (text === null) stop(`There is no ${file}: run \`npm run build\` first.`);

const client = algoliasearch(appId, adminKey, host ? {hosts: [hostOf(host)]} : undefined);
try {
  const objects = fitRecords(JSON.parse(text ?? '[]'));
  const {taskID} = await client.setSettings({indexName, indexSettings: settings});
  await client.waitForTask({indexName, taskID});
  await client.replaceAllObjects({indexName, objects});
  console.log(`${objects.length} records and the settings are in ${indexName}.`);
} catch (error) {
  stop(`The service refused the upload: ${error instanceof Error ? error.message : error}`);
}

/**
 * @param {string} address
 * @returns {import('./hostedEngine').HostedEngine['host'] & {}}
 */
function hostOf(address) {
  const {protocol, host: url} = new URL(address);
  return {url, protocol: protocol === 'http:' ? 'http' : 'https', accept: 'readWrite'};
}
