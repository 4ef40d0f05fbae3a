import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig } from 'vite';
import { preserveNodeEnv } from './preserve-node-env.ts';

export const repository = fileURLToPath(new URL('../../..', import.meta.url));
const sources = ['src', 'public', 'index.html', 'vite.config.ts', 'package.json'];

/** When this file, or the newest file in this folder, was last changed (ms since 1970); 0 if it does not exist. */
export function newestChange(path: string): number {
  if (!existsSync(path)) return 0;
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => newestChange(join(path, name))));
}

/** Builds the app with its own configuration and these additions. */
export const buildWith = (more: InlineConfig = {}): Promise<void> =>
  preserveNodeEnv(() => build({ root: repository, logLevel: 'warn', ...more }));

/** Builds the app into dist if a source is newer than the build, and always when E2E_PROJECT names another project. */
export default async function buildApp(): Promise<void> {
  const project = process.env['E2E_PROJECT'];
  if (project) {
    process.env['VITE_APPWRITE_PROJECT_ID'] = project;
    await buildWith();
    return;
  }
  const built = join(repository, 'dist/index.html');
  const changed = Math.max(...sources.map((path) => newestChange(join(repository, path))));
  if (existsSync(built) && statSync(built).mtimeMs > changed) return;
  await buildWith();
}
