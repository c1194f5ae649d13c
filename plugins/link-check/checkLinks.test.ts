import {describe, expect, it} from 'vitest';
import {findBrokenLinks, readPage} from './checkLinks';

function check(pages: Record<string, string>, {baseUrl = '/', files = [] as string[]} = {}) {
  return findBrokenLinks({
    url: 'https://docs.example',
    baseUrl,
    pages: new Map(Object.entries(pages).map(([route, html]) => [route, readPage(html)])),
    hasFile: (file) => files.includes(file),
  });
}

describe('findBrokenLinks', () => {
  it('accepts links to pages, anchors, files and other sites', () => {
    const problems = check(
      {
        '/': '<a href="/api/a#top">a</a><a href="https://elsewhere.example/x">x</a><img src="/img/logo.svg">',
        '/api/a': '<h2 id="top">Top</h2><a href="./a#top">self</a><a href="mailto:a@b.example">m</a>',
      },
      {files: ['img/logo.svg']},
    );
    expect(problems).toEqual([]);
  });

  it('names the page and the link when the page does not exist, also in raw markup', () => {
    expect(check({'/': '<div><a href="/nowhere">x</a></div>'})).toEqual([
      '/: the link "/nowhere" leads to no page and no file',
    ]);
  });

  it('follows absolute links to the site itself', () => {
    expect(check({'/': '<a href="https://docs.example/gone">x</a>'})).toEqual([
      '/: the link "https://docs.example/gone" leads to no page and no file',
    ]);
  });

  it('names a missing anchor', () => {
    expect(check({'/': '<a href="/b#nope">x</a>', '/b': '<h2 id="yes">y</h2>'})).toEqual([
      '/: the link "/b#nope" names an anchor that /b does not have',
    ]);
  });

  it('finds a missing picture', () => {
    expect(check({'/': '<img src="/img/gone.svg#dark">'})).toEqual([
      '/: the link "/img/gone.svg#dark" leads to no page and no file',
    ]);
  });

  it('finds the landing page below a base URL', () => {
    const pages = {'/docs': '<h1 id="top">x</h1><a href="#">x</a><a href="/docs/#top">x</a>'};
    expect(check(pages, {baseUrl: '/docs/'})).toEqual([]);
  });

  it('keeps links inside the base URL', () => {
    expect(check({'/docs': '<a href="/api">x</a>'}, {baseUrl: '/docs/'})).toEqual([
      '/docs: the link "/api" leaves the base URL /docs/',
    ]);
  });
});
