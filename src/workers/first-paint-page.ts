import type { WholeSnapshot } from '@/db/snapshot/whole-snapshot.ts';

/** The parts of `index.html` around the first frame. */
export interface PageFrame {
  /** The head without its end tag, so that the browser starts loading files. A body would show an empty frame first. */
  readonly before: string;
  /** The part before the first frame, which follows as a template. */
  readonly between: string;
  readonly after: string;
}

const HEAD_END = '</head>';
const APP_ELEMENT = '<div id="app"></div>';
/** Style sheets and script of the first frame, written by `scripts/build/first-frame.ts`. */
const REQUIRED_FILES = /<meta name="first-drawing" content="([^"]*)">/;
const SCRIPTS = /<script type="module"[^>]*><\/script>\s*|<link rel="modulepreload"[^>]*>\s*/g;

/**
 * Splits `index.html` for a start with a first frame: its style sheets come before it and the scripts of the app after it,
 * because they would take the processor before it is shown. Null when the page has another structure.
 */
export function pageFrameOf(index: string): PageFrame | null {
  const [beforeBody = '', body, ...more] = index.split(APP_ELEMENT);
  const [head = '', between, ...others] = beforeBody.split(HEAD_END);
  const requiredFiles = REQUIRED_FILES.exec(head)?.[1]?.split(' ') ?? [];
  const show = requiredFiles.find((file) => file.endsWith('.js'));
  if (body === undefined || between === undefined || more.length + others.length > 0 || show === undefined) return null;
  const sheets = requiredFiles.filter((file) => file.endsWith('.css') && !head.includes(`href="${file}"`));
  const links = [
    `<link rel="preload" as="script" href="${show}">`,
    ...sheets.map((file) => `<link rel="stylesheet" crossorigin href="${file}">`),
  ].join('');
  return {
    before: head.replaceAll(SCRIPTS, '') + links,
    between: HEAD_END + between + APP_ELEMENT,
    after: `<script src="${show}"></script>${(head.match(SCRIPTS) ?? []).join('')}${body}`,
  };
}

const attribute = (value: object) => JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The saved root attributes, in pregnancy-loss mode after a loss, because the profile may be newer (`src/app/settings/pregnancy-loss-mode.ts`). */
const rootOf = ({ face, profile }: Pick<WholeSnapshot, 'face' | 'profile'>) => ({
  ...face.root,
  ...(profile?.pregnancyStatus === 'ended' && { 'data-tact': 'plain' }),
});

/**
 * The first frame as a template for `src/app/start/show-first-frame.ts`, with the time zone of its times of day. Style attributes
 * are renamed, because the content security policy blocks them in markup.
 */
export const templateOf = (markup: string, snapshot: Pick<WholeSnapshot, 'face' | 'profile'>): string =>
  `<template id="drawing" data-stored="${attribute(snapshot.face.stored)}" data-root="${attribute(rootOf(snapshot))}" data-zone="${new Date().getTimezoneOffset()}">` +
  `${markup.replaceAll(' style="', ' data-style="')}</template>`;
