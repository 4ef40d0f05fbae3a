import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { preserveNodeEnv } from '../../support/build/preserve-node-env.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** Builds one page of tests/bench/pages like the app itself. @returns the new folder */
export async function buildPage(name: string): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), `maia-bench-${name}-`));
  await preserveNodeEnv(() =>
    build({
      root: join(repository, 'tests/bench/pages'),
      configFile: false,
      logLevel: 'error',
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
