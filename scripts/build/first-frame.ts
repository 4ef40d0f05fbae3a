import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { afterPage } from './after-page.ts';
import { chunkFiles } from './chunk-files.ts';
import { trimmedIntl, trimmedParts, trimmedRouter } from './trim-libraries.ts';

const own = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The chunks of the pages whose first frame is rendered. */
const firstPages = ['dashboard-route', 'readings-page'] as const;
const LATER = '\0later';

/** Removes dynamic imports: they are not in the first frame, and without them the script is a tenth of the app. */
const withoutLater: Plugin = {
  name: 'without-later',
  enforce: 'pre',
  resolveDynamicImport: () => LATER,
  resolveId: { filter: { id: /^\0later$/ }, handler: (id) => id },
  load: { filter: { id: /^\0later$/ }, handler: () => 'export {}' },
};

/** Leaves out React's streaming renderer, which doubles the size of the script. */
const oneDrawing = {
  find: /^react-dom\/server$/,
  replacement: own('../../node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js'),
};

/** Builds one classic script without styles. Its class names equal the app's, because they come from the same style files. */
async function classicScript(name: string, script: string): Promise<Rolldown.EmittedAsset & { fileName: string }> {
  const built = await build({
    root: own('../..'),
    configFile: false,
    logLevel: 'error',
    resolve: { alias: [{ find: '@', replacement: own('../../src') }, oneDrawing, ...trimmedParts] },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [withoutLater, trimmedRouter, trimmedIntl],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: own(`../../src/app/start/${script}.ts`),
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
 * Builds the script with which the service worker renders the first frame of Today and of the readings, and the script that
 * shows it in the page; writes into `index.html` the names of the files that such a page needs. Measured on 2026-11-24 with
 * a CPU 4 times slower: 50 stored readings are on screen after 1.4 times the time of a bare page, without it after 2.7 times.
 */
export const firstFrameAssets = afterPage('first-drawing', async (page, bundle, emit) => {
  const [drawing, show] = await Promise.all([
    classicScript('first-drawing', 'first-frame-script'),
    classicScript('show-drawing', 'show-first-frame-script'),
  ]);
  emit(drawing);
  emit(show);
  const sheets = new Set(firstPages.flatMap((name) => chunkFiles(bundle, name).sheets));
  const needs = [...sheets, show.fileName].map((file) => `/${file}`).join(' ');
  page.source = String(page.source).replace('</head>', `<meta name="first-drawing" content="${needs}"></head>`);
});
