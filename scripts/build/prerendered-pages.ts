import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'vite';
import { prerenderedPageFile } from '../../server/static/prerendered-page.ts';
import type { PrerenderedPage } from '../../src/app/start/prerendered-pages.tsx';
import { languages } from '../../src/i18n/languages/languages.ts';
import { afterPage } from './after-page.ts';
import { chunkFiles } from './chunk-files.ts';

const own = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const PLACE = '<div id="app"></div>';

/** The chunk of each page; its files are loaded together with the entry's. */
const chunks = { '/': 'home-page', '/login': 'log-in-page' } as const;

/** Exits explicitly, because modules of the app keep BroadcastChannels open. */
const RUN = (module: string) =>
  `import { prerenderedPages } from ${JSON.stringify(module)}; process.stdout.write(JSON.stringify(prerenderedPages()), () => process.exit());`;

/** Renders the app's components in Node. Class names equal the app's, because they come from the same style files. */
async function drawPages(): Promise<PrerenderedPage[]> {
  const folder = mkdtempSync(join(tmpdir(), 'maia-door-pages-'));
  try {
    await build({
      root: own('../..'),
      configFile: false,
      logLevel: 'error',
      resolve: { alias: { '@': own('../../src') } },
      oxc: { jsx: { runtime: 'automatic', development: false } },
      ssr: { noExternal: true },
      build: {
        ssr: own('../../src/app/start/prerendered-pages.tsx'),
        outDir: folder,
        minify: false,
        copyPublicDir: false,
      },
    });
    const module = pathToFileURL(join(folder, 'prerendered-pages.js')).href;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', RUN(module)], {
      maxBuffer: 16 * 1024 * 1024,
    });
    return JSON.parse(stdout) as PrerenderedPage[];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const STYLESHEET = /<link rel="stylesheet"[^>]*>/g;
const PRELOAD = /<link rel="modulepreload"[^>]*>/g;

/** @throws when the markup needs what the Content-Security-Policy of the server forbids */
function checked(markup: string): string {
  if (/ style=|<script|<style| on\w+=/.test(markup))
    throw new Error(`A prerendered page has inline scripts or styles, which the Content-Security-Policy forbids`);
  return markup;
}

/**
 * Renders the pages of a first visitor into files, one for each language, so that they are on screen before the app has
 * loaded. A host that does not know these files sends `index.html`, and the app renders the same. Measured on 2026-11-24
 * over slow 3G: the heading of the home page is there after 2.0 s, without it after 7.5 s. A browser opens
 * six connections to one host, so the style sheets, for which the first frame waits, are requested first, and then the
 * longest script: with the scripts first, the heading is there 0.4 s later.
 */
export const prerenderPages = afterPage('door-pages', async (page, bundle, emit) => {
  const html = String(page.source);
  if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE}`);
  const lengths = new Map(
    Object.values(bundle).map((file) => [file.fileName, file.type === 'chunk' ? file.code.length : 0]),
  );
  for (const { path, language, markup } of await drawPages()) {
    const { scripts, sheets } = chunkFiles(bundle, chunks[path]);
    const lengthOf = (link: string) => lengths.get(/href="\/([^"]*)"/.exec(link)?.[1] ?? '') ?? 0;
    const preloads = [
      ...(html.match(PRELOAD) ?? []),
      ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ].toSorted((one, other) => lengthOf(other) - lengthOf(one));
    const styles = [
      ...(html.match(STYLESHEET) ?? []),
      ...sheets.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ];
    const source = html
      .replaceAll(STYLESHEET, '')
      .replaceAll(PRELOAD, '')
      .replace('<html lang="en" dir="ltr">', `<html lang="${language}" dir="${languages[language].direction}">`)
      .replace('<script', `${[...new Set([...styles, ...preloads])].join('')}<script`)
      .replace(PLACE, () => `<div id="app">${checked(markup)}</div>`);
    emit({ type: 'asset', fileName: prerenderedPageFile(path, language), source });
  }
});
