import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { keepMode } from '../support/keep-mode.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Builds one page of tests/bench/pages as the app itself is built, into a new folder that is returned. */
export async function buildPage(name: string): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), `maia-bench-${name}-`));
  await keepMode(() =>
    build({
      root: join(repository, 'tests/bench/pages'),
      configFile: false,
      logLevel: 'warn',
      plugins: [react()],
      resolve: { alias: { '@': join(repository, 'src') } },
      worker: { format: 'es' },
      build: {
        target: 'es2022',
        outDir,
        emptyOutDir: true,
        rollupOptions: { input: join(repository, 'tests/bench/pages', `${name}.html`) },
      },
    }),
  );
  return outDir;
}
