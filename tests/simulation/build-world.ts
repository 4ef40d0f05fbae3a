import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type PluginOption } from 'vite';
import { narrow, type Edit } from './planted-bugs/edit.ts';
import { plantedBugs, type BugName } from './planted-bugs/planted-bugs.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const world = `${repository}tests/simulation/world/`;
/** Each process has a folder of its own, because two of them may bundle at the same time. */
const folder = `${repository}.tmp/simulation/${process.pid}/`;
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** A function of each plugin is called only for the files that it concerns: a call for every file takes half the time. */
const only = (paths: readonly string[]) => ({ id: paths.map((path) => `${repository}${path}`) });

/** Edits the text of source files while they are bundled. A text that does not occur exactly once is an error. */
function edited(edits: readonly Edit[]): Plugin {
  const left = new Set(edits);
  return {
    name: 'planted-edits',
    enforce: 'pre',
    transform: {
      filter: only(edits.map(([file]) => `src/${file}`)),
      handler(code, id) {
        for (const edit of edits.filter(([file]) => id.endsWith(`/src/${file}`))) {
          const [file, from, to] = edit;
          if (code.split(from).length !== 2) throw new Error(`src/${file} has not once: ${from}`);
          code = code.replace(from, () => to);
          left.delete(edit);
        }
        return code;
      },
    },
    buildEnd(error) {
      const [lost] = left;
      if (!error && lost) throw new Error(`src/${lost[0]} is not part of the simulation`);
    },
  };
}

/** The store of a tab in the place of the store of a page, and ids of the run: see the files of this name in world. */
const storeOfTab: Plugin = {
  name: 'store-of-tab',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/(open-store|new-id|per-store-resource)\.ts$/ },
    async handler(source, importer, options) {
      if (importer?.includes('/tests/simulation/')) return undefined;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found?.id.startsWith(`${repository}src/db/store/`) ? `${world}${basename(found.id)}` : found;
    },
  },
};

const withPhoneTables = [
  'sync/records/sync-records.ts',
  'db/files/file-tables.ts',
  'db/files/file-store.ts',
  'db/files/missing-files.ts',
  'db/forum/forum-store.ts',
];

/** The tables of sync, files and forum are on the disk of a phone: see world/phone-dexie.ts. */
const tablesOfPhone: Plugin = {
  name: 'tables-of-phone',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^dexie$/ },
    handler: (_, importer) =>
      withPhoneTables.some((path) => importer === `${repository}src/${path}`) ? `${world}phone-dexie.ts` : undefined,
  },
};

/** All worlds of a worker share its one clock, which is bundled with the worker. */
const sharedClock: Plugin = {
  name: 'shared-clock',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/virtual-time\.ts$/ },
    handler: () => ({ id: `${folder}virtual-time.mjs`, external: 'absolute' }),
  },
};

/** Gives the server its own clock. Phones and server share one `Date`, but only the phones' clocks may be wrong. */
const serverClock: Plugin = {
  name: 'server-clock',
  enforce: 'pre',
  transform: {
    filter: only(['server/**', 'functions/**']),
    handler: (code) => code.replaceAll('Date.now()', 'globalThis.serverNow()'),
  },
};

/** The server of the simulation: a model of Appwrite, or the code of the embedded server. */
export const servers = ['model', 'embedded'] as const;
export type ServerName = (typeof servers)[number];

const worlds: Readonly<Record<ServerName, string>> = {
  model: 'model-world.ts',
  embedded: 'servers/embedded-world.ts',
};

/** One file without chunks: a chunk of a late import would be loaded at a random moment. */
async function bundle(entry: string, outDir: string, plugins: PluginOption[]): Promise<void> {
  await build({
    root: repository,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    resolve: { alias: [{ find: '@', replacement: `${repository}src` }] },
    plugins,
    build: {
      ssr: `${world}${entry}`,
      outDir,
      emptyOutDir: false,
      minify: false,
      reportCompressedSize: false,
      target: 'node20',
      rollupOptions: { treeshake: false, output: { entryFileNames: '[name].mjs', codeSplitting: false } },
    },
  });
}

async function buildWorker(): Promise<void> {
  await bundle('virtual-time.ts', folder, []);
  await bundle('worker.ts', folder, [sharedClock]);
}
let isWorkerBuilt: Promise<void> | undefined;

/** A bundled world, and the worker that can run it and other worlds. Both are paths of scripts. */
export interface BuiltWorld {
  readonly worker: string;
  readonly script: string;
}

/** Bundles the simulation with the sync code, optionally with one planted bug. */
export async function buildWorld(bug?: BugName, server: ServerName = 'model'): Promise<BuiltWorld> {
  await (isWorkerBuilt ??= buildWorker());
  const outDir = `${folder}${server}/${bug ?? 'as it is'}`;
  const edits = [...narrow, ...(bug ? plantedBugs[bug] : [])];
  const entry = worlds[server];
  await bundle(entry, outDir, [storeOfTab, tablesOfPhone, sharedClock, serverClock, edited(edits)]);
  return { worker: `${folder}worker.mjs`, script: `${outDir}/${basename(entry, '.ts')}.mjs` };
}
