import {createHash} from 'node:crypto';
import {digest} from '../../shared/DiskCache';

/** All that its page brings along: whatever it evaluates, the page around it has loaded. */
const SCRIPT =
  "addEventListener('message',({source,data})=>{if(source===parent&&data.type==='script')(0,eval)(data.text)});" +
  "parent.postMessage({type:'open'},'*')";

const HASH = createHash('sha256').update(SCRIPT).digest('base64');

/** The frame runs code of the sample and of the reader, and loads nothing at all. */
const POLICY = `default-src 'none'; script-src 'sha256-${HASH}' 'unsafe-eval'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; worker-src 'none'; base-uri 'none'`;

/** A sample brings no styles; these let it look like a part of the site. */
const STYLES =
  ':root{color:light-dark(#211c30,#e8e4f1);background:light-dark(#fff,#13101b)}' +
  'body{margin:1rem;font:.9375rem/1.5 system-ui,sans-serif}:is(ul,ol){padding-left:1.5rem}li{margin:.25rem 0}' +
  'button,input,select,textarea{padding:.1875rem .625rem;border:1px solid light-dark(#8d84a3,#7a7092);' +
  'border-radius:.375rem;background:light-dark(#fff,#1b1726);color:inherit;font:inherit}' +
  'button:not(:disabled){cursor:pointer}' +
  ':is(button,a,input,select,textarea):focus-visible{outline:2px solid light-dark(#6d41b4,#bda1f2);outline-offset:2px}' +
  'table{border-collapse:collapse}:is(td,th){padding:.25rem .75rem .25rem 0;text-align:left}';

/** The policy is in the page, too, for hosts that set no headers. */
const text =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex">' +
  `<meta http-equiv="Content-Security-Policy" content="${POLICY}"><title>Running sample</title>` +
  `<style>${STYLES}</style></head>` +
  `<body><div id="root"></div><script>${SCRIPT}</script></body></html>`;

/** The page of the frame. Its name is made of its content, so that browsers may keep it. */
export const framePage = {name: `frame.${digest(text).slice(0, 8)}.html`, text, policy: POLICY};
