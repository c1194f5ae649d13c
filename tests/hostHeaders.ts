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

/** What a host sends with an address: what all rules for it say. Two that say different things are a mistake. */
export function headersFor(
  address: string,
  rules: ReadonlyMap<string, Record<string, string>>,
): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [pattern, told] of rules) {
    const form = pattern.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+').replaceAll('*', '.*');
    if (!new RegExp(`^${form}$`).test(address)) continue;
    for (const [name, value] of Object.entries(told)) {
      if (name in headers)
        throw new Error(`${name} of ${address} is told twice, the second time by ${pattern}.`);
      headers[name] = value;
    }
  }
  return headers;
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
