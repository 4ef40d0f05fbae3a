import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { appwriteConfig } from './appwrite-json.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Where a deployment goes. What is not given stays as appwrite.json has it, or as the CLI was told. */
export interface DeployTarget {
  readonly projectId?: string;
  /** Address of the API with /v1. */
  readonly endpoint?: string;
}

/** The version after the last dash of a runtime, for example 20.0 of `node-20.0`. */
const nodeOf = (runtime: string): string => runtime.slice(runtime.lastIndexOf('-') + 1);

async function bundle(source: string, folder: string, runtime: string): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    resolve: { alias: [{ find: '@', replacement: resolve(root, 'src') }] },
    // A function has no node_modules beside it: everything but Node's own modules goes in.
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: source,
      outDir: folder,
      target: `node${nodeOf(runtime)}`,
      minify: false,
      rollupOptions: { output: { format: 'es', entryFileNames: 'main.js', codeSplitting: false } },
    },
  });
}

/** appwrite.json for the CLI: the bundled folders as paths. */
export function deployConfig({ projectId, endpoint }: DeployTarget = {}) {
  const config = appwriteConfig();
  return {
    ...config,
    projectId: projectId || config.projectId,
    ...(endpoint ? { endpoint } : {}),
    functions: config.functions.map((one) => ({ ...one, path: one.$id })),
  };
}

/**
 * Makes of each function a folder that runs anywhere, and beside them the configuration that the Appwrite CLI deploys.
 * @param out emptied first
 */
export async function buildFunctions(out: string, target: DeployTarget = {}): Promise<void> {
  rmSync(out, { recursive: true, force: true });
  for (const { $id, path, runtime } of appwriteConfig().functions) {
    const folder = join(out, $id);
    mkdirSync(folder, { recursive: true });
    await bundle(resolve(root, path, 'main.ts'), folder, runtime);
    const manifest = { name: $id, private: true, type: 'module', main: 'main.js', dependencies: {} };
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  }
  // The CLI prefers this name to appwrite.json, which it would otherwise find in the folder above.
  writeFileSync(join(out, 'appwrite.config.json'), `${JSON.stringify(deployConfig(target), null, 2)}\n`);
}
