import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readPages, type HostingFacts, type Services} from './hostingFacts';
import {netlifyConfig} from './netlify';
import {nginxConfig} from './nginx';

const COMMAND = 'npm run deploy:config';

/** Keeps `deploy/nginx/site.conf` and `netlify.toml` in step with what the pages of the build need. */
export default function hosting(services: Services) {
  return ({siteDir, siteConfig: {url, baseUrl}}: LoadContext): Plugin => {
    const filesOf = (outDir: string) =>
      hostingFiles({baseUrl, host: new URL(url).hostname, services, ...readPages(outDir, baseUrl)});
    return {
      name: 'hosting',

      extendCli(cli) {
        cli
          .command('deploy-config')
          .description('Write the configuration of the servers for the last build.')
          .action(() => {
            if (!existsSync(join(siteDir, 'build')))
              throw new Error('There is no build/ to read: run `npm run build` first.');
            for (const [name, text] of Object.entries(filesOf(join(siteDir, 'build')))) {
              mkdirSync(dirname(join(siteDir, name)), {recursive: true});
              writeFileSync(join(siteDir, name), text);
              console.log(`Wrote ${name}`);
            }
          });
      },

      async postBuild({outDir}) {
        for (const [name, text] of Object.entries(filesOf(outDir))) {
          const kept = existsSync(join(siteDir, name)) ? readFileSync(join(siteDir, name), 'utf8') : '';
          const complaint = compare(name, kept, text);
          if (complaint?.severe) throw new Error(complaint.message);
          if (complaint) console.warn(`[WARNING] ${complaint.message}`);
        }
      },
    };
  };
}

export function hostingFiles(facts: HostingFacts): Record<string, string> {
  const settings = settingsLine(facts);
  return {
    'deploy/nginx/site.conf': nginxConfig(facts, settings),
    'netlify.toml': netlifyConfig(facts, settings),
  };
}

/** Which settings a file was made for. */
function settingsLine({host, baseUrl, services: {analytics, search}}: HostingFacts): string {
  return `Settings: ${JSON.stringify({host, baseUrl, analytics, search})}`;
}

/** A file for the same settings must say the same; one for other settings may be somebody else's business. */
export function compare(
  name: string,
  kept: string,
  wanted: string,
): {severe: boolean; message: string} | undefined {
  if (kept === wanted) return undefined;
  const settings = (text: string) => /^# (Settings: .*)$/m.exec(text)?.[1];
  const severe = settings(kept) === settings(wanted);
  return {
    severe,
    message: severe
      ? `${name} does not fit the pages: with its content security policy browsers would refuse part of the site. Run \`${COMMAND}\`, and commit what it writes.`
      : `${name} was made for other settings than this build has. Run \`${COMMAND}\` with the same environment before you deploy with it.`,
  };
}
