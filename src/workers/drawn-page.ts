/** What `index.html` is made of around a drawing. */
export interface PageAround {
  /** Up to the place of the drawing, which follows as a template. */
  readonly before: string;
  readonly after: string;
}

const PLACE = '<div id="app"></div>';
/** Where `scripts/first-drawing.ts` has written which style sheets and which script the drawing needs. */
const NEEDS = /<meta name="first-drawing" content="([^"]*)"(?: \/)?>/;
const SCRIPTS = /<script type="module"[^>]*><\/script>\s*|<link rel="modulepreload"[^>]*>\s*/g;

/**
 * `index.html` for a start that shows a drawing first: with the style sheets that it needs, and with the app's scripts behind
 * it, because they would come to the processor before it. Null when it is not made as this knows it.
 */
export function pageAround(index: string): PageAround | null {
  const [head = '', body, ...more] = index.split(PLACE);
  const needs = NEEDS.exec(head)?.[1]?.split(' ') ?? [];
  const show = needs.find((file) => file.endsWith('.js'));
  if (body === undefined || more.length > 0 || show === undefined) return null;
  const sheets = needs.filter((file) => file.endsWith('.css') && !head.includes(`href="${file}"`));
  const scripts = head.match(SCRIPTS) ?? [];
  const links = [
    `<link rel="preload" as="script" href="${show}">`,
    ...sheets.map((file) => `<link rel="stylesheet" crossorigin href="${file}">`),
  ].join('');
  return {
    before: `${head.replaceAll(SCRIPTS, '').replace('</head>', `${links}</head>`)}${PLACE}`,
    after: `<script src="${show}"></script>${scripts.join('')}${body}`,
  };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

interface Drawing {
  readonly markup: string;
  readonly stored: object;
  readonly root: object;
}

/** The drawing as `src/show-drawing.ts` reads it. */
export const templateOf = ({ markup, stored, root }: Drawing): string =>
  `<template id="drawing" data-stored="${escaped(JSON.stringify(stored))}" data-root="${escaped(JSON.stringify(root))}">${markup.replaceAll(' style="', ' data-style="')}</template>`;
