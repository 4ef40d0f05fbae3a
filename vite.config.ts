/// <reference types="vitest/config" />
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { manifestIn, translatedManifests } from './scripts/build/app-manifest.ts';
import { firstFrameAssets } from './scripts/build/first-frame.ts';
import { quietStorage } from './scripts/build/quiet-storage.ts';
import { prerenderPages } from './scripts/build/prerendered-pages.ts';
import { emergencyHtml } from './scripts/build/emergency-template.ts';
import { buildSummary } from './scripts/build/build-summary.ts';
import { chunkGroups } from './scripts/build/chunk-groups.ts';
import { trimmedIntl, trimmedParts, trimmedRouter } from './scripts/build/trim-libraries.ts';
import { syncWorkers } from './scripts/build/sync-workers.ts';
import { testAliases } from './scripts/test/bundled-libraries.ts';
import { LongestFirst } from './scripts/test/longest-first.ts';
import { vitestProjects } from './scripts/test/vitest-projects.ts';
import { DEFAULT_LANGUAGE } from './src/i18n/languages/languages.ts';

const own = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Preloads the Latin font. Otherwise it arrives too late for `font-display: optional`, even from the cache. */
const preloadFont: Plugin = {
  name: 'preload-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle = {} }) {
      const font = Object.keys(bundle).find((file) => /\/rubik-latin-wght-.*\.woff2$/.test(file));
      if (!font) throw new Error('No Latin font in the bundle');
      // Low priority: on a first visit over a slow network the script is loaded first.
      const attrs = {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href: `/${font}`,
        crossorigin: '',
        fetchpriority: 'low',
      };
      return [{ tag: 'link', attrs, injectTo: 'head' }];
    },
  },
};

/** Writes the danger signs and emergency numbers into the page itself, so that they are readable when every script fails. */
const builtInEmergency: Plugin = {
  name: 'built-in-emergency',
  transformIndexHtml: (html) => html.replace('<!-- emergency -->', emergencyHtml),
};

/** One manifest for each language except English; the app links the manifest of its language. */
const manifests: Plugin = {
  name: 'translated-manifests',
  apply: 'build',
  generateBundle() {
    for (const { fileName, source } of translatedManifests()) this.emitFile({ type: 'asset', fileName, source });
  },
};

/** The OCR engine requests its training data by the original file name in a folder. */
const assetName = ({ names }: { names: readonly string[] }): string =>
  names.some((name) => name.endsWith('.traineddata.gz'))
    ? 'assets/letters-[hash]/[name][extname]'
    : 'assets/[name]-[hash][extname]';

/** The first files of the precache: the page, its entry, the messages, Emergency. */
const precacheFirst = [
  /^index\.html$/,
  /^assets\/(index|first|rolldown-runtime)-/,
  /^assets\/(common|core|rest|emergency)/,
];
const precacheRank = (url: string): number => {
  const rank = precacheFirst.findIndex((pattern) => pattern.test(url));
  return rank === -1 ? precacheFirst.length : rank;
};

/** The service worker recognises the message files of a language by their name: see `src/workers/language-cache.ts`. */
function chunkFileNames({ facadeModuleId }: { facadeModuleId?: string | null | undefined }): string {
  const [, tag, part] = /\/(?:messages|content)\/(\w+)\/(first|rest|texts)\.ts$/.exec(facadeModuleId ?? '') ?? [];
  return tag && tag !== 'en' ? `assets/words-${tag}-${part}-[hash].js` : 'assets/[name]-[hash].js';
}

/**
 * vite-plugin-pwa builds the service worker without the app's log level, and with an option whose name rolldown has
 * deprecated and warns about.
 */
const quietBuild: Plugin = {
  name: 'quiet-build',
  config(config) {
    config.logLevel = 'error';
    const output = config.build?.rollupOptions?.output;
    if (output === undefined || Array.isArray(output)) return;
    delete output.inlineDynamicImports;
    output.codeSplitting = false;
  },
};

export default defineConfig(async ({ mode, command }): Promise<UserConfig> => ({
  // The build reports errors, and one line of sizes by `buildSummary`.
  logLevel: command === 'build' ? 'error' : 'info',
  plugins: [
    react(),
    trimmedRouter,
    trimmedIntl,
    quietStorage,
    preloadFont,
    builtInEmergency,
    syncWorkers,
    manifests,
    prerenderPages,
    firstFrameAssets,
    buildSummary,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/workers',
      filename: 'service-worker.ts',
      registerType: 'prompt',
      injectRegister: false,
      injectManifest: {
        buildPlugins: { vite: [quietBuild] },
        // The one ttf is the font of the PDF report, which must work without a network.
        globPatterns: ['**/*.{js,css,html,svg,png,woff2,ttf,webmanifest}'],
        // Fonts of other writing systems are loaded when a text needs them. The Arabic font and the messages of a language
        // are needed only on phones with that language: the service worker removes them from the precache list.
        // The reader of laboratory reports is large; it is loaded at the first report and cached then.
        // A manifest is read at installation only, and prerendered pages at the first visit only.
        globIgnores: [
          '**/rubik-{hebrew,cyrillic}*',
          '**/manifest-*',
          'door/*',
          '**/{lab-reader.worker,ocr.worker,tesseract,recognise-text}*',
        ],
        // The files are fetched in this order: Emergency and its imports come first.
        manifestTransforms: [
          (entries) => ({
            manifest: entries.toSorted((one, other) => precacheRank(one.url) - precacheRank(other.url)),
            warnings: [],
          }),
        ],
        maximumFileSizeToCacheInBytes: 4_000_000,
      },
      manifest: manifestIn(DEFAULT_LANGUAGE),
    }),
  ],
  resolve: {
    alias: [{ find: '@', replacement: own('./src') }, ...(mode === 'test' ? await testAliases() : trimmedParts)],
  },
  // Classic scripts in one file each, because a service worker can import nothing else with importScripts.
  worker: { format: 'iife', plugins: () => [quietStorage] },
  build: {
    target: 'es2022',
    sourcemap: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { chunkFileNames, assetFileNames: assetName, codeSplitting: { groups: chunkGroups } } },
  },
  server: { proxy: { '/v1': { target: 'http://localhost:8080', ws: true } } },
  test: {
    projects: mode === 'test' ? vitestProjects() : [],
    // One more than there are cores, because contract tests often wait for a server.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    // Long, because tests wait for a state and never for a time: on a busy machine every state comes later.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    // A real hash takes 30 ms, and thousands are made: see server/accounts/password.ts.
    env: { MAIA_TEST_PASSWORD_COST: 'cheap-for-invented-people' },
    setupFiles: ['tests/support/patient-queries.ts'],
    // The build cuts this advertisement out; tests use the library as it is.
    onConsoleLog: (log) => !log.includes('RxDB Open Core RxStorage'),
    expect: { poll: { timeout: 30_000, interval: 50 } },
  },
}));
