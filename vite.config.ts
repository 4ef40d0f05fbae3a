import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [
    react(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/workers',
      filename: 'service-worker.ts',
      registerType: 'prompt',
      injectRegister: false,
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2,webmanifest}'],
        // Other scripts are fetched when a language needs them; Latin is what every screen starts with.
        globIgnores: ['**/rubik-{arabic,hebrew,cyrillic}*'],
        maximumFileSizeToCacheInBytes: 4_000_000,
      },
      manifest: {
        id: '/',
        name: 'Maia',
        short_name: 'Maia',
        description: 'Blood pressure, sugar and weight in pregnancy, with or without a network.',
        start_url: '/dashboard',
        scope: '/',
        display: 'standalone',
        background_color: '#fbf6f4',
        theme_color: '#fbdde5',
        categories: ['health', 'medical'],
        lang: 'en',
        dir: 'ltr',
        shortcuts: [
          { name: 'Add blood pressure', short_name: 'Pressure', url: '/dashboard?add=bloodPressure' },
          { name: 'Add blood sugar', short_name: 'Sugar', url: '/dashboard?add=bloodSugar' },
          { name: 'Add weight', short_name: 'Weight', url: '/dashboard?add=weight' },
          { name: 'Emergency', url: '/emergency' },
        ].map((shortcut) => ({
          ...shortcut,
          icons: [{ src: '/icons/maia-192.png', sizes: '192x192', type: 'image/png' }],
        })),
        icons: [
          { src: '/icons/maia-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icons/maia-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icons/maia-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: '/icons/maia.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
    }),
  ],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  worker: { format: 'es' },
  build: { target: 'es2022', sourcemap: false },
  server: { proxy: { '/v1': { target: 'http://localhost:8080', ws: true } } },
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'server/**/*.test.ts',
      'functions/**/*.test.ts',
      'scripts/**/*.test.ts',
      'tests/{contract,simulation,architecture,model}/**/*.test.ts',
    ],
    testTimeout: 20_000,
  },
});
