interface Styles {
  /** The file that every page links. */
  shared: string;
  /** Its name from now on. */
  name: string;
  /** The other stylesheets, by the names of their files. */
  others: ReadonlyMap<string, string>;
}

/** A page with the link to the shared stylesheet renamed, and one to each other stylesheet whose classes it has. */
export function linkStyles(html: string, {shared, name, others}: Styles): string {
  const classes = new Set(
    html.match(/(?<=\sclass=)(?:"[^"]*"|[^\s>"]+)/g)?.flatMap((value) => value.split(/["\s]+/)),
  );
  const wanted = [...others].filter(([, css]) => classesOf(css).some((found) => classes.has(found)));
  const link = new RegExp(`<link[^>]*${shared.replaceAll('.', '\\.')}[^>]*>`);
  if (!link.test(html)) throw new Error(`A page does not link ${shared}: adapt plugins/light-styles.`);
  return html.replace(link, (tag) =>
    [name, ...wanted.map(([file]) => file)].map((file) => tag.replace(shared, file)).join(''),
  );
}

function classesOf(css: string): string[] {
  return css.match(/(?<=\.)[a-zA-Z][\w-]*(?=[^{}]*\{)/g) ?? [];
}
