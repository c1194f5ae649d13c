/** In the browser, where the text of an error is part of the scripts. */
export function expectFound(found: boolean, what: string): void {
  if (!found) throw new Error(`Docusaurus has no ${what}: adapt plugins/docusaurus-internals/browser`);
}
