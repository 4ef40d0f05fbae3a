import { copyFileSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { buildFunctions } from '../../../scripts/appwrite/function-bundles.ts';
import { newestChange, repository } from './build-app.ts';
import { preserveNodeEnv } from './preserve-node-env.ts';

/** Packages with a program of the machine inside. All others are bundled: one file is loaded sooner than a thousand. */
const NATIVE = ['@photostructure/sqlite', '@node-rs/argon2', '@node-rs/bcrypt', 'sharp'];

/** A bundled server, which starts in a fifth of the time that the sources need. */
export interface BuiltServer {
  readonly script: string;
  readonly config: string;
}

const sources = ['server', 'functions', 'src', 'scripts', 'appwrite.json', 'package.json'];

/**
 * Bundles the server and its functions if a source is newer. The browser tests start the server about a hundred times.
 */
export async function buildServer(): Promise<BuiltServer> {
  const folder = join(repository, '.tmp/test-server');
  const functions = join(folder, 'functions');
  const built = { script: join(folder, 'server/main.mjs'), config: join(functions, 'appwrite.config.json') };
  const changed = Math.max(...sources.map((path) => newestChange(join(repository, path))));
  if (existsSync(built.script) && statSync(built.script).mtimeMs > changed) return built;
  await preserveNodeEnv(async () => {
    await buildFunctions(functions);
    for (const name of ['full-check', 'pdf-check', 'main'])
      await build({
        root: repository,
        configFile: false,
        publicDir: false,
        logLevel: 'error',
        resolve: { alias: [{ find: '@', replacement: join(repository, 'src') }] },
        ssr: { noExternal: true, external: NATIVE },
        build: {
          ssr: join(repository, `server/${name}.ts`),
          outDir: join(folder, 'server'),
          emptyOutDir: false,
          target: 'node20',
          minify: false,
          rollupOptions: { output: { entryFileNames: `${name}.mjs`, codeSplitting: false } },
        },
      });
    const passwords = 'common-passwords.txt.gz';
    copyFileSync(join(repository, 'server/accounts', passwords), join(folder, 'server', passwords));
  });
  return built;
}
