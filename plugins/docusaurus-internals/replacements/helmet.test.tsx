// @vitest-environment jsdom
import {act, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import * as original from 'react-helmet-async';
import {beforeEach, expect, test, vi} from 'vitest';
import {scriptsOf} from '../installed';
import * as replacement from './helmet';

type Head = (props: {children?: ReactNode}) => ReactNode;

const title = (text: string) => [
  <title key="title">{text}</title>,
  <meta key="meta" property="og:title" content={text} />,
];

/** The pages that a reader visits, one after the other: each shows other heads. */
const visit = (Head: Head) => [
  <>
    <Head>
      <html lang="en" dir="ltr" />
      <body className="keys" />
      {title('Tea')}
      <meta name="viewport" content="width=device-width" />
      {false}
    </Head>
    <Head>
      <html data-has-hydrated={false} />
    </Head>
    <Head>
      <html className="docs wide" />
      <link rel="canonical" href="/tea" />
      <link rel="alternate" href="/tea" hrefLang="en" />
      <link rel="alternate" href="/tea" hrefLang="x-default" />
    </Head>
    <Head>{title('Green tea | Tea')}</Head>
  </>,
  <>
    <Head>
      <html lang="en" dir="ltr" />
      {title('Tea')}
      <meta name="viewport" content="width=device-width" />
    </Head>
    <Head>
      <html data-has-hydrated={true} />
    </Head>
    <Head>
      <html className="docs" />
      <link rel="canonical" href="/coffee" />
      <link rel="expect" href="#end" media={undefined} blocking="render" />
    </Head>
    <Head>
      {title('Coffee | Tea')}
      <meta name="robots" content="noindex" />
      <meta property="robots" content="noindex" />
      <script type="application/ld+json">{'{"a": 1}'}</script>
      <link rel="canonical" href="/coffee/black" />
    </Head>
  </>,
  <Head key="last">
    <html lang="en" />
    <body id="last" />
    {title('Nothing')}
  </Head>,
];

const HTML = `<title data-rh="true">Green tea | Tea</title><meta charset="utf-8">
<link data-rh="true" rel="canonical" href="/tea"><meta data-rh="true" name="viewport" content="width=device-width">
<meta data-rh="true" name="keywords" content="gone">`;

const frame = () => new Promise((resolve) => setTimeout(resolve, 40));

const attributesOf = ({attributes}: Element) =>
  Object.fromEntries([...attributes].map(({name, value}) => [name, value]));

/** The head after each page. The order of tags of different kinds means nothing. */
async function heads({Helmet, HelmetProvider}: {Helmet: unknown; HelmetProvider: unknown}) {
  const Provider = HelmetProvider as Head;
  const {documentElement: html, head, body} = document;
  head.innerHTML = HTML;
  for (const element of [html, body])
    for (const {name} of [...element.attributes]) element.removeAttribute(name);
  html.setAttribute('lang', 'en');
  html.setAttribute('data-rh', 'lang');
  html.setAttribute('data-theme', 'dark');
  const [written] = head.querySelectorAll('[rel=canonical]');
  const root = createRoot(document.createElement('div'));
  const seen = [];
  for (const page of visit(Helmet as Head)) {
    await act(async () => root.render(<Provider>{page}</Provider>));
    await frame();
    seen.push({
      title: document.title,
      html: attributesOf(html),
      body: attributesOf(body),
      tags: [...head.querySelectorAll(':not(title)')].map(({outerHTML}) => outerHTML).sort(),
      isKept: written!.isConnected,
    });
  }
  await act(async () => root.unmount());
  return seen;
}

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

test('the head is the same as with the original, page after page', async () => {
  const expected = await heads(original);
  expect(expected.map(({title: shown, isKept}) => [shown, isKept])).toEqual([
    ['Green tea | Tea', true],
    ['Coffee | Tea', false],
    ['Nothing', false],
  ]);
  expect(await heads(replacement)).toEqual(expected);
});

test('Docusaurus puts nothing else into the head than the replacement knows', () => {
  const scripts = [
    ...scriptsOf('@docusaurus/core', 'lib/client'),
    ...scriptsOf('@docusaurus/theme-common', 'lib'),
    ...scriptsOf('@docusaurus/theme-classic', 'lib/theme'),
  ];
  const inside = scripts.flatMap(([, source]) =>
    [...source.matchAll(/<Head>(.*?)<\/Head>/gs)].flatMap(([, text = '']) =>
      [...text.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/<([a-z]+)/g)].map(([, name]) => name),
    ),
  );
  expect(new Set(inside)).toEqual(new Set(['html', 'body', 'title', 'meta', 'link', 'script']));
});
