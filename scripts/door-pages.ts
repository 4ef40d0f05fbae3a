import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'vite';
import { doorFile } from '../server/door-file.ts';
import type { DoorPage } from '../src/door-pages.tsx';
import { languages } from '../src/i18n/languages.ts';
import { afterPage } from './after-page.ts';
import { filesOf } from './files-of-chunk.ts';

const own = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const PLACE = '<div id="app"></div>';

/** The chunk of each page, whose files are asked for beside the entry's. */
const chunks = { '/': 'home-page', '/login': 'log-in-page' } as const;

/** Ends by itself: modules of the app keep channels open. */
const RUN = (module: string) =>
  `import { doorPages } from ${JSON.stringify(module)}; process.stdout.write(JSON.stringify(doorPages()), () => process.exit());`;

/** The app's own components, made to run here; the class names are those of the app, since they come from the same styles. */
async function drawPages(): Promise<DoorPage[]> {
  const folder = mkdtempSync(join(tmpdir(), 'maia-door-pages-'));
  try {
    await build({
      root: own('..'),
      configFile: false,
      logLevel: 'warn',
      resolve: { alias: { '@': own('../src') } },
      oxc: { jsx: { runtime: 'automatic', development: false } },
      ssr: { noExternal: true },
      build: { ssr: own('../src/door-pages.tsx'), outDir: folder, minify: false, copyPublicDir: false },
    });
    const module = pathToFileURL(join(folder, 'door-pages.js')).href;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', RUN(module)], {
      maxBuffer: 16 * 1024 * 1024,
    });
    return JSON.parse(stdout) as DoorPage[];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @throws when the policy of the server would not let it be seen as it is */
function checked(markup: string): string {
  if (/ style=|<script|<style| on\w+=/.test(markup))
    throw new Error(`A page at the door has what runs or styles inline`);
  return markup;
}

/**
 * What a first visitor sees is in the page itself, one file for each language: on a slow line it is on screen seconds
 * before the app is. A host that knows nothing of these files sends `index.html`, and the app draws the same.
 */
export const doorPages = afterPage('door-pages', async (page, bundle, emit) => {
  const html = String(page.source);
  if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE}`);
  for (const { path, language, markup } of await drawPages()) {
    const { scripts, sheets } = filesOf(bundle, chunks[path]);
    const links = [
      ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
      ...sheets.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ].filter((link) => !html.includes(link));
    const source = html
      .replace('<html lang="en" dir="ltr">', `<html lang="${language}" dir="${languages[language].direction}">`)
      .replace('</head>', `${links.join('')}</head>`)
      .replace(PLACE, () => `<div id="app">${checked(markup)}</div>`);
    emit({ type: 'asset', fileName: doorFile(path, language), source });
  }
});
