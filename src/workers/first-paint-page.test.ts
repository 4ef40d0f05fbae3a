import type { Profile } from '@/model/records/profile.ts';
import { describe, expect, it } from 'vitest';
import { pageFrameOf, templateOf } from './first-paint-page.ts';

const index = `<!doctype html><html lang="en"><head>
<script type="module" async src="/assets/prime.js" crossorigin=""></script>
<script type="module" crossorigin src="/assets/index.js"></script>
<link rel="modulepreload" crossorigin href="/assets/base.js">
<link rel="stylesheet" crossorigin href="/assets/first.css">
<meta name="first-drawing" content="/assets/first.css /assets/today.css /assets/show.js"></head>
<body><div id="app"></div><template id="built-in-emergency"></template></body></html>`;

describe('the page around a first frame', () => {
  const { before = '', between = '', after = '' } = pageFrameOf(index) ?? {};

  it('has every style sheet once, before the first frame', () => {
    expect(before.match(/href="[^"]*\.css"/g)).toEqual(['href="/assets/first.css"', 'href="/assets/today.css"']);
  });

  it('shows nothing before the first frame, which is inserted into the app element', () => {
    expect(before).not.toContain('</head>');
    expect(before).not.toContain('<body');
    expect(between.endsWith('<div id="app"></div>')).toBe(true);
  });

  it('has the scripts of the app after the script that shows the first frame', () => {
    expect(before).not.toContain('<script');
    expect(before).not.toContain('modulepreload');
    expect(after.match(/\/assets\/\w+\.js/g)).toEqual(
      ['show', 'prime', 'index', 'base'].map((name) => `/assets/${name}.js`),
    );
  });

  it('keeps all other parts of the page', () => {
    const scripts = /<script[^>]*><\/script>\s*|<link rel="(?:modulepreload|preload)"[^>]*>\s*|<link[^>]*today[^>]*>/g;
    expect((before + between + after).replaceAll(scripts, '')).toBe(index.replaceAll(scripts, ''));
  });

  it.each([
    ['without the list of files of the first frame', index.replace(/<meta[^>]*>/, '')],
    ['without the end of its head', index.replace('</head>', '')],
    ['without the app element', index.replace('<div id="app"></div>', '')],
    ['with two app elements', index.replace('</body>', '<div id="app"></div></body>')],
  ])('is not made from a page %s', (_, other) => expect(pageFrameOf(other)).toBeNull());
});

describe('the template', () => {
  const face = {
    stored: { 'maia-auth': '{"name":"<b> & \'Amina\'"}', 'maia-theme': null },
    root: { lang: 'en' },
    aside: { 'maia-locale-forms': 'secret' },
    innerWidth: 360,
    language: 'en',
    words: null,
  };
  const marked = '<li style="color:red">118/76</li>';
  const text = templateOf(marked, { face, profile: null });
  const partOf = (template: string, name: string) =>
    JSON.parse(
      (new RegExp(`data-${name}="([^"]*)"`).exec(template)?.[1] ?? '')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&'),
    ) as unknown;

  it('contains the stored user and settings, with special characters escaped', () => {
    expect(partOf(text, 'stored')).toEqual(face.stored);
    expect(text).not.toContain('secret');
  });

  it('uses pregnancy-loss mode after a loss, whatever the saved appearance was', () => {
    expect(partOf(text, 'root')).toEqual({ lang: 'en' });
    const profile = { pregnancyStatus: 'ended' } as Profile;
    expect(partOf(templateOf(marked, { face, profile }), 'root')).toEqual({ lang: 'en', 'data-tact': 'plain' });
  });

  it('has no style attribute, which the content security policy would block', () => {
    expect(text).toContain('<li data-style="color:red">118/76</li>');
  });
});
