import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildWith, repository } from './build-app.ts';

/** The API host of that build. No server listens there: a host rule of the browser redirects it. */
export const API_HOST = 'api.maia.test:7358';

/** Builds the app for a static host with its API on another origin, only if `dist` is newer. @returns its folder */
export async function buildForOtherOrigin(): Promise<string> {
  const folder = join(repository, '.tmp/other-origin');
  const page = join(folder, 'index.html');
  const isNewer = existsSync(page) && statSync(page).mtimeMs > statSync(join(repository, 'dist/index.html')).mtimeMs;
  if (isNewer) return folder;
  process.env['VITE_APPWRITE_ENDPOINT'] = `http://${API_HOST}/v1`;
  try {
    await buildWith({ build: { outDir: folder, emptyOutDir: true } });
  } finally {
    delete process.env['VITE_APPWRITE_ENDPOINT'];
  }
  return folder;
}
