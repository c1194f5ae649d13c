import type {HostingFacts} from './hostingFacts';

const FOREVER = 'public, max-age=31536000, immutable';

/** Addresses below the base URL, and how long a browser may keep what is there without asking. */
export function cacheRules({immutable}: HostingFacts): {below: string; keep: string}[] {
  return [
    ...['assets/', ...immutable].map((below) => ({below, keep: FOREVER})),
    {below: 'img/', keep: 'public, max-age=86400'},
  ];
}

/** Pages: kept, but never shown without asking whether they are up to date. */
export const REVALIDATE = 'no-cache';

const GOOGLE = {
  script: ['https://www.googletagmanager.com'],
  data: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
};

/** The headers of every response, for nginx and Netlify. */
export function securityHeaders(facts: HostingFacts): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(facts),
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
      .map((name) => `${name}=()`)
      .join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Everything is public, and other sites show the pictures of the Markdown pages.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
}

/** A document that stands in a frame of our own pages, and nowhere else. */
export interface FramedPage {
  /** Below the base URL. */
  path: string;
  policy: string;
}

/** Instead of the headers of the site. */
export function framedHeaders(facts: HostingFacts, {policy}: FramedPage): Record<string, string> {
  return {
    ...securityHeaders(facts),
    'Content-Security-Policy': `${policy}; frame-ancestors 'self'`,
    'X-Frame-Options': 'SAMEORIGIN',
  };
}

function contentSecurityPolicy({scripts, styles, services: {analytics, search}}: HostingFacts): string {
  const google = (kind: keyof typeof GOOGLE) => (analytics ? GOOGLE[kind] : []);
  const rules: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...google('script')],
    'style-src': ["'self'"],
    // Docusaurus hides its sheet of icons with an attribute; only these attributes apply.
    'style-src-attr': styles.length ? ["'unsafe-hashes'", ...styles] : ["'none'"],
    // Small pictures in the style sheet are data.
    'img-src': ["'self'", 'data:', ...google('data')],
    'connect-src': ["'self'", ...search, ...google('data')],
    'frame-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
