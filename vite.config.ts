/// <reference types="vitest/config" />
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { manifestIn, translatedManifests } from './scripts/app-manifest.ts';
import { firstDrawing } from './scripts/first-drawing.ts';
import { doorPages } from './scripts/door-pages.ts';
import { emergencyHtml } from './scripts/emergency-template.ts';
import { chunkGroups } from './scripts/chunk-groups.ts';
import { leanDexie, leanIntl, leanParts, leanRouter, leanSdk } from './scripts/lean-libraries.ts';
import { isBuildOfApp, syncWorkers } from './scripts/sync-workers.ts';
import { DEFAULT_LANGUAGE } from './src/i18n/languages.ts';

const own = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Asks for the Latin font beside the script, or `font-display: optional` would never find it in time, not even on the phone. */
const preloadFont: Plugin = {
  name: 'preload-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle = {} }) {
      const font = Object.keys(bundle).find((file) => /\/rubik-latin-wght-.*\.woff2$/.test(file));
      if (!font) throw new Error('No Latin font in the bundle');
      // Low: on a first visit over a slow network the script goes before it.
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

/** Danger signs and numbers in the page itself: nothing that can fail stands between somebody and them. */
const builtInEmergency: Plugin = {
  name: 'built-in-emergency',
  transformIndexHtml: (html) => html.replace('<!-- emergency -->', emergencyHtml),
};

/** One manifest for each language but English: the app asks for the one that it speaks. */
const manifests: Plugin = {
  name: 'translated-manifests',
  apply: 'build',
  generateBundle() {
    for (const { fileName, source } of translatedManifests()) this.emitFile({ type: 'asset', fileName, source });
  },
};

/** Reads the disk while the app's own script is still on its way: see the file. */
const primeFirstPaint: Plugin = {
  name: 'prime-first-paint',
  apply: 'build',
  buildStart({ input }) {
    if (!isBuildOfApp(input)) return;
    this.emitFile({ type: 'chunk', id: own('./src/prime-first-paint.ts'), name: 'prime-first-paint' });
  },
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle = {} }) {
      const file = Object.keys(bundle).find((name) => /\/prime-first-paint-.*\.js$/.test(name));
      if (!file) throw new Error('No script for the first paint in the bundle');
      const attrs = { type: 'module', async: true, src: `/${file}`, crossorigin: '' };
      return [{ tag: 'script', attrs, injectTo: 'head-prepend' }];
    },
  },
};

/** The reader of pictures asks for its letters by their own name in a folder. */
const assetName = ({ names }: { names: readonly string[] }): string =>
  names.some((name) => name.endsWith('.traineddata.gz'))
    ? 'assets/letters-[hash]/[name][extname]'
    : 'assets/[name]-[hash][extname]';

/** What comes first in the precache: the page, its entry, the words, Emergency. */
const precacheFirst = [
  /^index\.html$/,
  /^assets\/(index|prime|first|rolldown-runtime)-/,
  /^assets\/(common|core|rest|emergency)/,
];
const precacheRank = (url: string): number => {
  const rank = precacheFirst.findIndex((pattern) => pattern.test(url));
  return rank === -1 ? precacheFirst.length : rank;
};

/** The service worker knows the words of a language by their name: see `src/workers/kept-words.ts`. */
function chunkFileNames({ facadeModuleId }: { facadeModuleId?: string | null | undefined }): string {
  const [, tag, part] = /\/(?:messages|content)\/(\w+)\/(first|rest|texts)\.ts$/.exec(facadeModuleId ?? '') ?? [];
  return tag && tag !== 'en' ? `assets/words-${tag}-${part}-[hash].js` : 'assets/[name]-[hash].js';
}

export default defineConfig(({ mode, command }) => ({
  plugins: [
    react(),
    leanRouter,
    leanIntl,
    leanSdk,
    preloadFont,
    builtInEmergency,
    primeFirstPaint,
    syncWorkers,
    manifests,
    doorPages,
    firstDrawing,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/workers',
      filename: 'service-worker.ts',
      registerType: 'prompt',
      injectRegister: false,
      injectManifest: {
        // The one ttf is what a report is written with, also without a network.
        globPatterns: ['**/*.{js,css,html,svg,png,woff2,ttf,webmanifest}'],
        // Other scripts are fetched when a name needs them; Latin is what every screen starts with. Arabic and the words of
        // each language are for those phones that speak it: the service worker takes them out of what everybody keeps.
        // What reads lab reports is large and comes when somebody has one; the service worker keeps it then.
        // A manifest is read when somebody installs; the pages at the door are for whoever was never here.
        globIgnores: [
          '**/rubik-{hebrew,cyrillic}*',
          '**/manifest-*',
          'door/*',
          '**/{lab-reader.worker,ocr.worker,tesseract,recognise-text}*',
        ],
        // The files are fetched one after the other: Emergency and what it needs come first.
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
    alias: [
      { find: '@', replacement: own('./src') },
      ...(mode === 'test' ? [] : leanParts),
      ...(command === 'build' ? [leanDexie] : []),
    ],
  },
  // Classic scripts in one file each: a service worker can take in no other.
  worker: { format: 'iife', plugins: () => [leanSdk] },
  build: {
    target: 'es2022',
    sourcemap: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { chunkFileNames, assetFileNames: assetName, codeSplitting: { groups: chunkGroups } } },
  },
  server: { proxy: { '/v1': { target: 'http://localhost:8080', ws: true } } },
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'server/**/*.test.ts',
      'functions/**/*.test.ts',
      'scripts/**/*.test.ts',
      'tests/{contract,simulation,architecture,model,faults,fuzz}/**/*.test.{ts,tsx}',
    ],
    // By itself it keeps one of two cores for nobody.
    maxWorkers: Math.max(2, availableParallelism()),
    // Long, because a state is waited for, never a time: on a busy machine everything comes later.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    setupFiles: ['tests/support/patient-queries.ts'],
    expect: { poll: { timeout: 30_000, interval: 50 } },
  },
}));
