import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {hashOf} from '../../plugins/hosting/hostingFacts';
import {runnerFrame} from '../../plugins/runner';
import {headersFor, readHeaders} from '../hostHeaders';
import {routes} from '../routes';
import {build} from './builtPages';

const rules = readHeaders(readFileSync(join(build, '_headers'), 'utf8'));

const headersOf = (address: string) => headersFor(address, rules);

test.each(routes)('%s carries the headers that protect a reader', (route) => {
  const headers = headersOf(route);
  expect(headers).toMatchObject({
    'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}/),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringContaining('camera=()'),
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
  const policy = headers['Content-Security-Policy'] ?? '';
  expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')+;/);
  expect(policy).not.toMatch(/'unsafe-(inline|eval)'/);
  for (const rule of [
    "default-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-src 'self'",
    "frame-ancestors 'none'",
  ])
    expect(policy).toContain(rule);
});

test('the frame of the runner reaches nothing, not even scripts, and stands in our pages only', () => {
  const {
    'Content-Security-Policy': policy,
    'X-Frame-Options': frame,
    'Cache-Control': kept,
  } = headersOf(`/${runnerFrame.path}`);
  expect(kept).toContain('immutable');
  expect(frame).toBe('SAMEORIGIN');
  const script = /<script>(.*?)<\/script>/.exec(readFileSync(join(build, runnerFrame.path), 'utf8'))![1]!;
  for (const rule of [
    "default-src 'none'",
    `script-src ${hashOf(script)} 'unsafe-eval';`,
    "form-action 'none'",
    'sandbox allow-scripts allow-forms',
    "frame-ancestors 'self'",
  ])
    expect(policy).toContain(rule);
  expect(policy).not.toContain('connect-src');
});
