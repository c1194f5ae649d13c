import {readFileSync} from 'node:fs';
import {createEngine} from './plugins/search/engine/createEngine';
import {unpackIndex} from './plugins/search/engine/indexFile';
const dir = process.env.SITE ?? '.';
const {index} = JSON.parse(readFileSync(dir + '/build/search-index/manifest.json', 'utf8'));
const engine = createEngine(unpackIndex(JSON.parse(readFileSync(dir + '/build/search-index/' + index, 'utf8'))));
const rows = readFileSync(process.argv[2]!, 'utf8').trim().split('\n').map((l) => JSON.parse(l));
const kinds: Record<string, number[]> = {};
const misses: string[] = [];
for (const r of rows) {
  const pages = engine.search(r.query).pages.slice(0, 3).map((p) => p.page.path);
  const ok = r.pages.map((p: string) => p.split('#')[0]);
  const first = ok.includes(pages[0]), top = pages.some((p) => ok.includes(p));
  for (const k of [r.kind, 'all']) { const c = (kinds[k] ??= [0, 0, 0]); c[0]!++; if (first) c[1]!++; if (top) c[2]!++; }
  if (!first) misses.push(`${top ? '2-3' : 'OUT'} [${r.kind}] ${r.query}\n      want ${r.pages.join(' ')} ${(r.anchors ?? []).join(' ')}\n      got  ${pages.join(' ')}`);
}
for (const [k, [n, f, t]] of Object.entries(kinds)) console.log(k.padEnd(10), n, (100 * f! / n!).toFixed(1), (100 * t! / n!).toFixed(1));
if (process.env.MISSES) console.log(misses.join('\n'));
