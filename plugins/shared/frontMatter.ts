/** Blanks the front matter of a page, which is not Markdown. The lines stay, so that errors name the right one. */
export function withoutFrontMatter(source: string): string {
  return source.replace(/^---\n[^]*?\n---\n/, (matter) => matter.replace(/.*/g, ''));
}
