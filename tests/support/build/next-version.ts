import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { buildWith, repository } from './build-app.ts';

const MARK = 'globalThis.maiaVersion = "next";';

/** Changes every script and every style, as a change that reaches all of them would. */
const changeAll = (): Plugin => ({
  name: 'next-version',
  transform: (code, id) => (/\.css($|\?)/.test(id) ? `${code}\n:root { --maia-version: next; }` : undefined),
  renderChunk: (code) => `${code}\n${MARK}\n`,
});

/**
 * The app as a later version has it: a second build of the same sources in which no script has the content, or the name,
 * that it had. Built again only when the first one is newer. @returns its folder
 */
export async function buildNextVersion(): Promise<string> {
  const folder = join(repository, '.tmp/next-version');
  const page = join(folder, 'index.html');
  const isNewer = existsSync(page) && statSync(page).mtimeMs > statSync(join(repository, 'dist/index.html')).mtimeMs;
  if (!isNewer)
    await buildWith({
      plugins: [changeAll()],
      // Vite adds these to the plugins of the configuration.
      worker: { format: 'iife', plugins: () => [changeAll()] },
      build: { outDir: folder, emptyOutDir: true },
    });
  return folder;
}
