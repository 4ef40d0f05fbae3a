import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { appwriteConfig, inClear } from './appwrite-json.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Target of a deployment. A missing value is taken from appwrite.json or from the CLI's own settings. */
export interface DeployTarget {
  readonly projectId?: string;
  /** Address of the API with /v1. */
  readonly endpoint?: string;
  /** For a project that stores its texts in clear: with encrypted ones the CLI would make the attributes anew, empty. */
  readonly plainTexts?: boolean;
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
    // A deployed function has no node_modules: everything except Node's built-in modules is bundled.
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
export function deployConfig({ projectId, endpoint, plainTexts = false }: DeployTarget = {}) {
  const config = appwriteConfig();
  return {
    ...config,
    projectId: projectId || config.projectId,
    ...(endpoint ? { endpoint } : {}),
    collections: config.collections.map((one) => ({
      ...one,
      attributes: plainTexts ? one.attributes.map((attribute) => inClear(one.$id, attribute)) : one.attributes,
    })),
    functions: config.functions.map((one) => ({ ...one, path: one.$id })),
  };
}

/**
 * Writes each function as a folder without dependencies, and the configuration with which the Appwrite CLI deploys them.
 * @param out output folder; emptied first
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
