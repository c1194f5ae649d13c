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
 * A page with the link to the shared stylesheet renamed, one to each other stylesheet whose classes it has, and one that
 * only applies without script.
 */
export function linkStyles(html: string, {shared, name, withoutScript, others}: Styles): string {
  const classes = new Set(
    html.match(/(?<=\sclass=)(?:"[^"]*"|[^\s>"]+)/g)?.flatMap((value) => value.split(/["\s]+/)),
  );
  const wanted = [...others].filter(([, css]) => classesOf(css).some((found) => classes.has(found)));
  const link = new RegExp(`<link[^>]*${shared.replaceAll('.', '\\.')}[^>]*>`);
  if (!link.test(html)) throw new Error(`A page does not link ${shared}: adapt plugins/light-styles.`);
  return html.replace(link, (tag) => {
    const linkTo = (file: string) => tag.replace(shared, file);
    const links = [name, ...wanted.map(([file]) => file)].map(linkTo).join('');
    return `${links}<noscript>${linkTo(withoutScript)}</noscript>`;
  });
}

function classesOf(css: string): string[] {
  return css.match(/(?<=\.)[a-zA-Z][\w-]*(?=[^{}]*\{)/g) ?? [];
}
