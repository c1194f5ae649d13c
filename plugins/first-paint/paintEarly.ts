import {endOfScreen} from './endOfScreen';
import {LATER} from './later';

const ID = 'painted-first';

/** Lays out what stands before it, in a task of its own: the next one paints it. A browser runs it when the styles are there. */
const STOP = `<script id=${ID}>document.body.offsetTop;${LATER}</script>`;

/** Not painted before the stop is there, and with it everything in front of it: what arrives late would move it. */
const EXPECT = `<link rel=expect href=#${ID} blocking=render>`;

const SCRIPT = /<script>.*?<\/script>/s;
const DEFERRED = /<script\b[^>]*\bsrc=[^>]*\bdefer\b[^>]*><\/script>/g;
const STYLES = /<link[^>]*rel="?stylesheet\b/;

/** A docs page whose first screen can be painted on its own: see README.md. */
export function paintEarly(html: string, page: string): string {
  const styles = at(html, STYLES, page);
  const colorMode = at(html, SCRIPT, page, at(html, /<body[\s>]/, page));
  const [script] = SCRIPT.exec(html.slice(colorMode))!;
  const screen = endOfScreen(html);
  if (screen === undefined) throw new Error(problem(page, 'an article with text'));
  if (colorMode > screen) throw new Error(problem(page, 'a script in front of its article'));
  return scriptsLast(
    [
      html.slice(0, styles),
      EXPECT,
      script,
      html.slice(styles, colorMode),
      html.slice(colorMode + script.length, screen),
      STOP,
      html.slice(screen),
    ].join(''),
    page,
  );
}

/** Found in the head, the scripts would share the connection with the styles, which are needed first. */
function scriptsLast(html: string, page: string): string {
  const scripts = html.match(DEFERRED);
  if (!scripts) throw new Error(problem(page, 'a script with `src` and `defer`'));
  const rest = html.replace(DEFERRED, '');
  const end = at(rest, /<\/body>/, page);
  return rest.slice(0, end) + scripts.join('') + rest.slice(end);
}

function at(html: string, part: RegExp, page: string, from = 0): number {
  const found = html.slice(from).search(part);
  if (found < 0) throw new Error(problem(page, `${part.source} where it is expected`));
  return from + found;
}

const problem = (page: string, missing: string) =>
  `${page} does not have ${missing}: adapt plugins/first-paint to what Docusaurus writes.`;
