import {parse} from 'smol-toml';
import {expect, test} from 'vitest';
import {read} from './files';

interface Netlify {
  headers: {for: string; values: Record<string, string>}[];
}

const {headers} = parse(read('netlify.toml')) as unknown as Netlify;
const ofEveryAnswer = headers.find((rule) => rule.for === '/*')?.values ?? {};
const policy = ofEveryAnswer['Content-Security-Policy'] ?? '';

test('every answer carries the headers that protect a reader', () => {
  expect(ofEveryAnswer).toMatchObject({
    'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}/),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringContaining('camera=()'),
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
});

test('scripts run only by name or hash, and the pages stand in no frame', () => {
  expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')+;/);
  expect(policy).not.toMatch(/'unsafe-(inline|eval)'/);
  for (const rule of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(policy).toContain(rule);
});

test('nginx sends the same', () => {
  const nginx = read('deploy/nginx/site.conf');
  for (const [name, value] of Object.entries(ofEveryAnswer))
    expect(nginx).toContain(`add_header ${name} "${value}" always;`);
});
