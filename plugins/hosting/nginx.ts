import {cacheRules, framedHeaders, REVALIDATE, securityHeaders, type FramedPage} from './headers';
import type {HostingFacts} from './hostingFacts';

/** Types by extension; any other file is offered as a download. */
const TYPES: Record<string, string> = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js mjs',
  'text/markdown': 'md',
  'text/plain': 'txt',
  'application/json': 'json map',
  'application/xml': 'xml',
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/x-icon': 'ico',
};

/** The configuration of one server, to be included in the `http` block. */
export function nginxConfig(facts: HostingFacts): string {
  const {baseUrl, host} = facts;
  const headers = Object.entries(securityHeaders(facts));
  return `# Made with the pages of this build, whose scripts the content security policy names.
# Needs the module ngx_http_brotli_static (Debian: libnginx-mod-http-brotli-static).

map $uri $cache_control {
    default "${REVALIDATE}";
${cacheRules(facts)
  .map(({below, keep}) => `    ~^${escapeRegExp(baseUrl + below)} "${keep}";`)
  .join('\n')}
}

# Requests of this machine (health checks, tests) are not counted.
geo $counted {
    default 1;
    127.0.0.1 0;
    ::1 0;
}
map $counted $reader {
    1 $binary_remote_addr;
    default "";
}
# A reader's first page takes some twenty requests.
limit_req_zone $reader zone=requests:10m rate=50r/s;
limit_conn_zone $reader zone=connections:10m;

server {
    listen 80;
    listen [::]:80;
    server_name ${host};
    # The files of the build lie in the folder that the base URL names: ${baseUrl} is <root>${baseUrl}
    root /var/www/redux-toolkit;

    server_tokens off;
    absolute_redirect off;
    etag on;
    max_ranges 0;
    keepalive_timeout 30s;
    client_header_timeout 10s;
    client_body_timeout 10s;
    send_timeout 30s;
    client_max_body_size 1k;
    large_client_header_buffers 4 16k;
    limit_req zone=requests burst=200 nodelay;
    limit_conn connections 50;
    limit_req_status 429;
    limit_conn_status 429;

    # The build has made a .br and a .gz of every text file.
    brotli_static on;
    gzip_static on;
    gzip_vary on;

    default_type application/octet-stream;
    types {
${Object.entries(TYPES)
  .map(([type, extensions]) => `        ${type} ${extensions};`)
  .join('\n')}
    }
    charset utf-8;
    charset_types ${Object.keys(TYPES)
      .filter((type) => !/^image\/(png|x-icon)$|^text\/html$/.test(type))
      .join(' ')};

    add_header Cache-Control $cache_control always;
${headers.map(([name, value]) => `    add_header ${name} "${value}" always;`).join('\n')}

    if ($request_method !~ ^(GET|HEAD)$) {
        return 405;
    }

    error_page 404 ${baseUrl}404.html;
    location = ${baseUrl}404.html {
        internal;
    }

${facts.framed.map((page) => framedLocation(facts, page)).join('')}
    # One address for each page. Only plain names are sent back: what a reader typed may hold anything.
    location = ${baseUrl}index.html {
        return 301 ${baseUrl}$is_args$args;
    }
    location ~ "^(?<page>/[\\w./-]*?\\w)(?:/index)?(?:\\.html|/+)$" {
        return 301 $page$is_args$args;
    }
${baseUrl === '/' ? '' : withoutSlash(baseUrl)}    location = ${baseUrl} {
        try_files ${baseUrl}index.html =404;
    }
    location / {
        try_files $uri $uri.html =404;
    }

    # Hidden files, and the compressed twins by their own names.
    location ~ "/\\.|\\.(?:br|gz)$" {
        return 404;
    }
}
`;
}

/** Its own address, ending and all. A location that adds a header inherits none. */
function framedLocation(facts: HostingFacts, page: FramedPage): string {
  const headers = Object.entries({'Cache-Control': REVALIDATE, ...framedHeaders(facts, page)});
  return `    location = ${facts.baseUrl}${page.path} {
${headers.map(([name, value]) => `        add_header ${name} "${value}" always;`).join('\n')}
    }
`;
}

function withoutSlash(baseUrl: string): string {
  return `    location = ${baseUrl.slice(0, -1)} {\n        return 301 ${baseUrl}$is_args$args;\n    }\n`;
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
