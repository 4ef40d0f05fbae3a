import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, minify, transformWithOxc, type Plugin, type Rolldown } from 'vite';
import { filesOf } from './files-of-chunk.ts';
import { leanIntl, leanParts, leanRouter } from './lean-libraries.ts';

const own = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const ENTRY = own('../src/first-drawing-script.ts');
const SHOW = own('../src/show-drawing.ts');
/** The chunks of the pages that are drawn. */
const firstPages = ['dashboard-route', 'readings-page'] as const;
const LATER = '\0later';

/** What a page loads later is never drawn first: without it the script is a tenth of the app. */
const withoutLater: Plugin = {
  name: 'without-later',
  enforce: 'pre',
  resolveDynamicImport: () => LATER,
  resolveId: { filter: { id: /^\0later$/ }, handler: (id) => id },
  load: { filter: { id: /^\0later$/ }, handler: () => 'export {}' },
};

/** React's other way to draw, in pieces for a server, is as large again. */
const drawing = {
  find: /^react-dom\/server$/,
  replacement: own('../node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js'),
};

async function drawingScript(): Promise<string> {
  const built = (await build({
    root: own('..'),
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: [{ find: '@', replacement: own('../src') }, drawing, ...leanParts], conditions: ['browser'] },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [withoutLater, leanRouter, leanIntl],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: ENTRY,
      write: false,
      minify: true,
      target: 'es2022',
      copyPublicDir: false,
      rolldownOptions: { output: { format: 'iife', codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}

async function plainScript(): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(SHOW, 'utf8'), SHOW, { lang: 'ts', target: 'es2022' });
  return (await minify(SHOW, code)).code;
}

const named = (name: string, source: string) => {
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return { type: 'asset', fileName: `assets/${name}-${hash}.js`, source } as const;
};

/**
 * Makes the script with which the service worker draws the first frame of a page, and the one that shows it; writes into
 * `index.html` what such a page needs besides its own.
 */
export const firstDrawing: Plugin = {
  name: 'first-drawing',
  apply: 'build',
  generateBundle: {
    // After Vite has written the page.
    order: 'post',
    async handler(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      const [drawing, show] = await Promise.all([drawingScript(), plainScript()]);
      const shown = named('show-drawing', show);
      this.emitFile(named('first-drawing', drawing));
      this.emitFile(shown);
      const sheets = firstPages.flatMap((name) => filesOf(bundle, name).sheets);
      const needs = [...new Set(sheets), shown.fileName].map((file) => `/${file}`).join(' ');
      page.source = String(page.source).replace('</head>', `<meta name="first-drawing" content="${needs}"></head>`);
    },
  },
};
