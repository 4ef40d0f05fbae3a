import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { buildWith, repository } from './build-app.ts';

const MARK = 'globalThis.maiaVersion = "next";';

/** A plugin that changes every script and style, so that each gets a new name. */
const changeAll = (): Plugin => ({
  name: 'next-version',
  transform: (code, id) => (/\.css($|\?)/.test(id) ? `${code}\n:root { --maia-version: next; }` : undefined),
  renderChunk: (code) => `${code}\n${MARK}\n`,
});

/**
 * A later version of the app: a second build of the same sources in which every script has other content and another
 * name. Built again only when `dist` is newer. @returns its folder
 */
export async function buildNextVersion(): Promise<string> {
  const folder = join(repository, '.tmp/next-version');
  const page = join(folder, 'index.html');
  const isNewer = existsSync(page) && statSync(page).mtimeMs > statSync(join(repository, 'dist/index.html')).mtimeMs;
  if (!isNewer)
    await buildWith({
      plugins: [changeAll()],
      // Vite adds these to the plugins of the app's configuration.
      worker: { format: 'iife', plugins: () => [changeAll()] },
      build: { outDir: folder, emptyOutDir: true },
    });
  return folder;
}
