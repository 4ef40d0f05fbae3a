import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { TAB_WORKER } from './chunk-groups.ts';
import { importedChunks } from './chunk-files.ts';

const BACKGROUND = fileURLToPath(new URL('../../src/workers/background-sync.worker.ts', import.meta.url));
const ADDRESS = "new URL('../../workers/replication.worker.ts', import.meta.url)";

/** Tells the build of the app from the build of the service worker, which uses the same plugins. */
export const isBuildOfApp = (input: unknown): boolean => JSON.stringify(input).includes('index.html');

/**
 * Returns the files that the worker of a tab imports. @throws when one of them cannot run in a worker: dynamic imports,
 * because Vite's loader needs `document`, and React DOM
 */
export function filesOfWorker(bundle: Readonly<Record<string, WorkerPart>>): string[] {
  const worker = Object.keys(bundle).find((file) => {
    const made = bundle[file];
    return made?.type === 'chunk' && made.facadeModuleId === TAB_WORKER;
  });
  if (worker === undefined) return [];
  const chunks = importedChunks(bundle, worker);
  for (const [file, { dynamicImports, moduleIds }] of chunks) {
    const later = dynamicImports.join(', ');
    if (later) throw new Error(`The worker of a tab would import ${later} later, which ${file} can do only in a page`);
    if (moduleIds.some((id) => /\/node_modules\/react-dom\//.test(id))) throw new Error(`${file} is for pages`);
  }
  return [...chunks.keys()];
}

type WorkerPart =
  | { readonly type: 'asset' }
  | (Pick<Rolldown.OutputChunk, 'facadeModuleId' | 'imports' | 'dynamicImports' | 'moduleIds'> & {
      readonly type: 'chunk';
    });

/**
 * Builds the worker of a tab as an entry of the app, so that it shares chunks with the page and RxDB, Dexie and the SDK are
 * loaded once. By default Vite builds every worker separately, as one classic script; the service worker needs that form of
 * the same code.
 */
export const syncWorkers: Plugin = {
  name: 'sync-workers',
  apply: 'build',
  enforce: 'pre',
  buildStart({ input }) {
    if (isBuildOfApp(input)) this.emitFile({ type: 'chunk', id: `${BACKGROUND}?worker&url` });
  },
  transform: {
    filter: { id: /\/src\/sync\/worker\/start-sync\.ts$/ },
    handler(code) {
      const worker = this.emitFile({ type: 'chunk', id: TAB_WORKER, name: 'replication.worker' });
      if (!code.includes(ADDRESS)) throw new Error('The worker of a tab is started in another way');
      return code.replace(ADDRESS, `import.meta.ROLLUP_FILE_URL_${worker}`);
    },
  },
  generateBundle: {
    // After Vite's own step, which keeps the script because of this chunk.
    order: 'post',
    handler(_, bundle) {
      // Delete the chunk that only exports the script's address: the service worker finds the script by its name.
      for (const [file, made] of Object.entries(bundle))
        if (made.type === 'chunk' && made.facadeModuleId?.startsWith(`${BACKGROUND}?`)) delete bundle[file];
      const isApp = Object.values(bundle).some((made) => made.type === 'chunk' && made.name === 'replication.worker');
      if (isApp) filesOfWorker(bundle);
    },
  },
};
