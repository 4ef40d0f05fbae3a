import type { Profile } from '@/model/profile.ts';
import { describe, expect, it } from 'vitest';
import { pageAround, templateOf } from './drawn-page.ts';

const index = `<!doctype html><html lang="en"><head>
<script type="module" async src="/assets/prime.js" crossorigin=""></script>
<script type="module" crossorigin src="/assets/index.js"></script>
<link rel="modulepreload" crossorigin href="/assets/base.js">
<link rel="stylesheet" crossorigin href="/assets/first.css">
<meta name="first-drawing" content="/assets/first.css /assets/today.css /assets/show.js"></head>
<body><div id="app"></div><template id="built-in-emergency"></template></body></html>`;

describe('the page around a drawing', () => {
  const { before = '', between = '', after = '' } = pageAround(index) ?? {};

  it('has every style sheet before the drawing, each once', () => {
    expect(before.match(/href="[^"]*\.css"/g)).toEqual(['href="/assets/first.css"', 'href="/assets/today.css"']);
  });

  it('shows nothing before the drawing, which comes into its place', () => {
    expect(before).not.toContain('</head>');
    expect(before).not.toContain('<body');
    expect(between.endsWith('<div id="app"></div>')).toBe(true);
  });

  it('has the scripts of the app behind it, after the one that shows it', () => {
    expect(before).not.toContain('<script');
    expect(before).not.toContain('modulepreload');
    expect(after.match(/\/assets\/\w+\.js/g)).toEqual(
      ['show', 'prime', 'index', 'base'].map((name) => `/assets/${name}.js`),
    );
  });

  it('loses nothing else of the page', () => {
    const scripts = /<script[^>]*><\/script>\s*|<link rel="(?:modulepreload|preload)"[^>]*>\s*|<link[^>]*today[^>]*>/g;
    expect((before + between + after).replaceAll(scripts, '')).toBe(index.replaceAll(scripts, ''));
  });

  it.each([
    ['without what a drawing needs', index.replace(/<meta[^>]*>/, '')],
    ['without an end of its head', index.replace('</head>', '')],
    ['without a place for it', index.replace('<div id="app"></div>', '')],
    ['with two places', index.replace('</body>', '<div id="app"></div></body>')],
  ])('is not made of a page %s', (_, other) => expect(pageAround(other)).toBeNull());
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

  it('carries for whom it was drawn, whatever her name is made of', () => {
    expect(partOf(text, 'stored')).toEqual(face.stored);
    expect(text).not.toContain('secret');
  });

  it('is plain after a loss, however the page looked before', () => {
    expect(partOf(text, 'root')).toEqual({ lang: 'en' });
    const profile = { pregnancyStatus: 'ended' } as Profile;
    expect(partOf(templateOf(marked, { face, profile }), 'root')).toEqual({ lang: 'en', 'data-tact': 'plain' });
  });

  it('has no style that the policy of the page would refuse', () => {
    expect(text).toContain('<li data-style="color:red">118/76</li>');
  });
});
