import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { narrow, type Edit } from './planted-bugs/edit.ts';
import { plantedBugs, type BugName } from './planted-bugs/planted-bugs.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Edits the text of source files while they are bundled. A text that does not occur exactly once is an error. */
function edited(edits: readonly Edit[]): Plugin {
  const left = new Set(edits);
  return {
    name: 'planted-edits',
    enforce: 'pre',
    transform(code, id) {
      const here = edits.filter(([file]) => id.endsWith(`/src/${file}`));
      for (const edit of here) {
        const [file, from, to] = edit;
        if (code.split(from).length !== 2) throw new Error(`src/${file} has not once: ${from}`);
        code = code.replace(from, () => to);
        left.delete(edit);
      }
      return here.length > 0 ? code : undefined;
    },
    buildEnd(error) {
      const [lost] = left;
      if (!error && lost) throw new Error(`src/${lost[0]} is not part of the simulation`);
    },
  };
}

/** The store of a tab in the place of the store of a page: see world/open-store.ts. */
const storeOfTab: Plugin = {
  name: 'store-of-tab',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!source.endsWith('/open-store.ts') || importer?.includes('/tests/simulation/')) return undefined;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found?.id.endsWith('/src/db/store/open-store.ts')
      ? `${repository}tests/simulation/world/open-store.ts`
      : found;
  },
};

/** Gives the server its own clock. Phones and server share one `Date`, but only the phones' clocks may be wrong. */
const serverClock: Plugin = {
  name: 'server-clock',
  enforce: 'pre',
  transform: (code, id) =>
    ['server', 'functions'].some((folder) => id.startsWith(`${repository}${folder}/`))
      ? code.replaceAll('Date.now()', 'globalThis.serverNow()')
      : undefined,
};

/** The server of the simulation: a model of Appwrite, or the code of the embedded server. */
export const servers = ['model', 'embedded'] as const;
export type ServerName = (typeof servers)[number];

const workers: Readonly<Record<ServerName, string>> = {
  model: 'world/worker.ts',
  embedded: 'world/servers/embedded-worker.ts',
};

/** Bundles the simulation with the sync code, optionally with one planted bug. @returns the worker's script */
export async function buildWorld(bug?: BugName, server: ServerName = 'model'): Promise<string> {
  const outDir = `${repository}.tmp/simulation/${server}/${bug ?? 'as it is'}`;
  await build({
    root: repository,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: [{ find: '@', replacement: `${repository}src` }] },
    plugins: [storeOfTab, serverClock, edited([...narrow, ...(bug ? plantedBugs[bug] : [])])],
    build: {
      ssr: fileURLToPath(new URL(workers[server], import.meta.url)),
      outDir,
      emptyOutDir: true,
      minify: false,
      reportCompressedSize: false,
      target: 'node20',
      rollupOptions: { treeshake: false, output: { entryFileNames: 'world.mjs', codeSplitting: false } },
    },
  });
  return `${outDir}/world.mjs`;
}
