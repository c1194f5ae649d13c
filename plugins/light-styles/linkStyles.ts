interface Styles {
  /** The file that every page links. */
  shared: string;
  /** Its new name. */
  name: string;
  /** The file for readers without script. */
  withoutScript: string;
  /** The other stylesheets, by the names of their files. */
  others: ReadonlyMap<string, string>;
}

/**
 * A page with the link to the shared stylesheet renamed, one to each other stylesheet of which a rule may apply to it, and
 * one that only applies without script.
 */
export function linkStyles(html: string, {shared, name, withoutScript, others}: Styles): string {
  const classes = new Set(
    html.match(/(?<=\sclass=)(?:"[^"]*"|[^\s>"]+)/g)?.flatMap((value) => value.split(/["\s]+/)),
  );
  const wanted = [...others].filter(([, css]) =>
    selectorsOf(css).some((names) => names.length > 0 && names.every((found) => classes.has(found))),
  );
  const link = new RegExp(`<link[^>]*${shared.replaceAll('.', '\\.')}[^>]*>`);
  if (!link.test(html)) throw new Error(`A page does not link ${shared}: adapt plugins/light-styles.`);
  return html.replace(link, (tag) => {
    const linkTo = (file: string) => tag.replace(shared, file);
    const links = [name, ...wanted.map(([file]) => file)].map(linkTo).join('');
    return `${links}<noscript>${linkTo(withoutScript)}</noscript>`;
  });
}

/** The classes of each selector: it applies where all of them are. */
function selectorsOf(css: string): string[][] {
  const preludes = Array.from(css.matchAll(/([^{}]+)\{/g), ([, prelude]) => prelude!.trim());
  return preludes
    .filter((prelude) => !prelude.startsWith('@'))
    .flatMap((prelude) => prelude.replace(/:not\([^()]*\)/g, '').split(','))
    .map((selector) => selector.match(/(?<=\.)[a-zA-Z][\w-]*/g) ?? []);
}
