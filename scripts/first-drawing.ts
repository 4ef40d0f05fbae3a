import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { afterPage } from './after-page.ts';
import { filesOf } from './files-of-chunk.ts';
import { leanIntl, leanParts, leanRouter } from './lean-libraries.ts';

const own = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The chunks of the pages that are drawn. */
const firstPages = ['dashboard-route', 'readings-page'] as const;
const LATER = '\0later';

/** What a page loads later is not in its first frame: without it the script is a tenth of the app. */
const withoutLater: Plugin = {
  name: 'without-later',
  enforce: 'pre',
  resolveDynamicImport: () => LATER,
  resolveId: { filter: { id: /^\0later$/ }, handler: (id) => id },
  load: { filter: { id: /^\0later$/ }, handler: () => 'export {}' },
};

/** React has a second way to draw, in pieces for a server, which is as large again. */
const oneDrawing = {
  find: /^react-dom\/server$/,
  replacement: own('../node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js'),
};

/** One classic script; class names are those of the app, since they come from the same styles, which it leaves out. */
async function classicScript(name: string): Promise<Rolldown.EmittedAsset & { fileName: string }> {
  const built = await build({
    root: own('..'),
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: [{ find: '@', replacement: own('../src') }, oneDrawing, ...leanParts] },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [withoutLater, leanRouter, leanIntl],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: own(`../src/${name}-script.ts`),
      write: false,
      minify: true,
      target: 'es2022',
      copyPublicDir: false,
      rolldownOptions: { output: { format: 'iife', codeSplitting: false } },
    },
  });
  const source = (built as Rolldown.RolldownOutput).output[0].code;
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return { type: 'asset', fileName: `assets/${name}-${hash}.js`, source };
}

/**
 * Makes the script with which the service worker draws the first frame of a page, and the one that shows it there; writes into
 * `index.html` what such a page needs besides its own.
 */
export const firstDrawing = afterPage('first-drawing', async (page, bundle, emit) => {
  const [drawing, show] = await Promise.all([classicScript('first-drawing'), classicScript('show-drawing')]);
  emit(drawing);
  emit(show);
  const sheets = new Set(firstPages.flatMap((name) => filesOf(bundle, name).sheets));
  const needs = [...sheets, show.fileName].map((file) => `/${file}`).join(' ');
  page.source = String(page.source).replace('</head>', `<meta name="first-drawing" content="${needs}"></head>`);
});
