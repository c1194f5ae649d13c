import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {Parser} from 'htmlparser2';
import type {FramedPage} from './headers';

/** Third parties that the owner has configured; browsers refuse all others. */
export interface Services {
  /** Whether Google Analytics is on. */
  analytics: boolean;
  /** Origins of the hosted search. */
  search: string[];
}

/** What the configuration of a host depends on. */
export interface HostingFacts {
  baseUrl: string;
  /** How the addresses below the base URL begin whose files have names that change with their content. */
  immutable: string[];
  /** Host name of the site. */
  host: string;
  services: Services;
  /** Hashes of the inline scripts of the pages, as a policy names them. */
  scripts: string[];
  /** Hashes of the style attributes of the pages. */
  styles: string[];
  /** Addresses of all pages, without `.html`. */
  routes: string[];
  /** Documents with a policy of their own. */
  framed: FramedPage[];
}

interface InlineCode {
  scripts: Set<string>;
  styles: Set<string>;
}

/** Reads from the finished pages what a content security policy has to allow. */
export function readPages(
  outDir: string,
  baseUrl: string,
): Pick<HostingFacts, 'scripts' | 'styles' | 'routes'> {
  const pages = readdirSync(outDir, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html'))
    .sort();
  const found: InlineCode = {scripts: new Set(), styles: new Set()};
  for (const page of pages) readInlineCode(readFileSync(join(outDir, page), 'utf8'), page, found);
  return {
    scripts: [...found.scripts].map(hashOf).sort(),
    styles: [...found.styles].map(hashOf).sort(),
    routes: pages
      .filter((page) => page !== '404.html')
      .map((page) => baseUrl + page.replace(/\.html$/, '').replace(/^index$/, '')),
  };
}

export function readInlineCode(html: string, page: string, found: InlineCode): void {
  let script: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      const handler = Object.keys(attributes).find((attribute) => attribute.startsWith('on'));
      if (handler)
        throw new Error(
          `${page}: <${name} ${handler}=…> cannot run under the content security policy: listen in a script.`,
        );
      if (name === 'style')
        throw new Error(
          `${page}: a <style> element cannot apply under the content security policy: use a style sheet.`,
        );
      if (attributes.style) found.styles.add(attributes.style);
      // Data in a script element (JSON) is not executed, so the policy need not allow it.
      if (name === 'script' && !attributes.src && isJavaScript(attributes.type)) script = '';
    },
    ontext(text) {
      if (script !== undefined) script += text;
    },
    onclosetag() {
      if (script !== undefined) found.scripts.add(script);
      script = undefined;
    },
  });
  parser.write(html);
  parser.end();
}

function isJavaScript(type: string | undefined): boolean {
  return type === undefined || type === '' || type === 'module' || /javascript$/.test(type);
}

/** How a policy names a piece of code. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
