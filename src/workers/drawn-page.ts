import type { WholeHead } from '@/db/whole-head.ts';

/** What `index.html` is made of around a drawing. */
export interface PageAround {
  /** Its head but for the end, from which the browser learns what it needs. A body would show an empty frame first. */
  readonly before: string;
  /** Up to the drawing, which follows as a template. */
  readonly between: string;
  readonly after: string;
}

const HEAD_END = '</head>';
const PLACE = '<div id="app"></div>';
/** Where `scripts/first-drawing.ts` has written which style sheets and which script a drawing needs. */
const NEEDS = /<meta name="first-drawing" content="([^"]*)">/;
const SCRIPTS = /<script type="module"[^>]*><\/script>\s*|<link rel="modulepreload"[^>]*>\s*/g;

/**
 * `index.html` for a start that shows a drawing first: with the style sheets that it needs, and with the app's scripts behind
 * it, which would take the processor before it. Null when the page is not made as this knows it.
 */
export function pageAround(index: string): PageAround | null {
  const [begun = '', body, ...more] = index.split(PLACE);
  const [head = '', between, ...others] = begun.split(HEAD_END);
  const needs = NEEDS.exec(head)?.[1]?.split(' ') ?? [];
  const show = needs.find((file) => file.endsWith('.js'));
  if (body === undefined || between === undefined || more.length + others.length > 0 || show === undefined) return null;
  const sheets = needs.filter((file) => file.endsWith('.css') && !head.includes(`href="${file}"`));
  const links = [
    `<link rel="preload" as="script" href="${show}">`,
    ...sheets.map((file) => `<link rel="stylesheet" crossorigin href="${file}">`),
  ].join('');
  return {
    before: head.replaceAll(SCRIPTS, '') + links,
    between: HEAD_END + between + PLACE,
    after: `<script src="${show}"></script>${(head.match(SCRIPTS) ?? []).join('')}${body}`,
  };
}

const attribute = (value: object) => JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Its root as the page had it; plain after a loss, which may have been noted after that (`src/tact.ts`). */
const rootOf = ({ face, profile }: Pick<WholeHead, 'face' | 'profile'>) => ({
  ...face.root,
  ...(profile?.pregnancyStatus === 'ended' && { 'data-tact': 'plain' }),
});

/** The drawing as `src/show-drawing.ts` reads it, with the zone of its times of day. The policy of the page takes no styles in markup: they are renamed. */
export const templateOf = (markup: string, head: Pick<WholeHead, 'face' | 'profile'>): string =>
  `<template id="drawing" data-stored="${attribute(head.face.stored)}" data-root="${attribute(rootOf(head))}" data-zone="${new Date().getTimezoneOffset()}">` +
  `${markup.replaceAll(' style="', ' data-style="')}</template>`;
