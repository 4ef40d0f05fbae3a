import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { TAB_WORKER } from './chunk-groups.ts';
import { chunksOf } from './files-of-chunk.ts';

const BACKGROUND = fileURLToPath(new URL('../src/workers/background-sync.worker.ts', import.meta.url));
const ADDRESS = "new URL('../workers/replication.worker.ts', import.meta.url)";

/** The service worker is built with the same plugins, and is not the app. */
export const isBuildOfApp = (input: unknown): boolean => JSON.stringify(input).includes('index.html');

/**
 * The files that the worker of a tab takes in. @throws when one would fail there: Vite's loader asks the document for what
 * a later import needs, and React's DOM has no place in it
 */
export function filesOfWorker(bundle: Readonly<Record<string, WorkerPart>>): string[] {
  const worker = Object.keys(bundle).find((file) => {
    const made = bundle[file];
    return made?.type === 'chunk' && made.facadeModuleId === TAB_WORKER;
  });
  if (worker === undefined) return [];
  const chunks = chunksOf(bundle, worker);
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
 * The worker of a tab is an entry of the app's own build, so that it shares chunks with the page: RxDB, Dexie and the SDK
 * come once. Vite by itself builds every worker apart, as one classic script; that is what the service worker needs, which
 * takes the same sync in.
 */
export const syncWorkers: Plugin = {
  name: 'sync-workers',
  apply: 'build',
  enforce: 'pre',
  buildStart({ input }) {
    if (isBuildOfApp(input)) this.emitFile({ type: 'chunk', id: `${BACKGROUND}?worker&url` });
  },
  transform: {
    filter: { id: /\/src\/sync\/start-sync\.ts$/ },
    handler(code) {
      const worker = this.emitFile({ type: 'chunk', id: TAB_WORKER, name: 'replication.worker' });
      if (!code.includes(ADDRESS)) throw new Error('The worker of a tab is started in another way');
      return code.replace(ADDRESS, `import.meta.ROLLUP_FILE_URL_${worker}`);
    },
  },
  generateBundle: {
    // After Vite, which keeps the script because of it.
    order: 'post',
    handler(_, bundle) {
      // The chunk that only says where the classic script is, which the service worker finds by its name.
      for (const [file, made] of Object.entries(bundle))
        if (made.type === 'chunk' && made.facadeModuleId?.startsWith(`${BACKGROUND}?`)) delete bundle[file];
      const isApp = Object.values(bundle).some((made) => made.type === 'chunk' && made.name === 'replication.worker');
      if (isApp) filesOfWorker(bundle);
    },
  },
};
