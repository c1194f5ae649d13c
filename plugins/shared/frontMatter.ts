/** Blanks the front matter of a page, which is not Markdown. Line numbers stay the same. */
export function withoutFrontMatter(source: string): string {
  return source.replace(/^---\n[^]*?\n---\n/, (matter) => matter.replace(/.*/g, ''));
}
