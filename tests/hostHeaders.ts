/** What a `_headers` file says: the headers of each pattern. */
export function readHeaders(text: string): Map<string, Record<string, string>> {
  const rules = new Map<string, Record<string, string>>();
  for (const block of text.trim().split('\n\n')) {
    const [pattern = '', ...lines] = block.split('\n');
    rules.set(
      pattern,
      Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/, 2) as [string, string])),
    );
  }
  return rules;
}

/** What a `_redirects` file says. */
export function readRedirects(text: string): {from: string; to: string; status: number}[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [from = '', to = '', status = ''] = line.split(' ');
      return {from, to, status: parseInt(status, 10)};
    });
}
