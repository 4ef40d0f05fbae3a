import { fileURLToPath } from 'node:url';

interface ModuleGraph {
  getModuleInfo: (
    id: string,
  ) => { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;
}

type Chosen = (id: string, graph: ModuleGraph) => boolean;

const own = (path: string) => fileURLToPath(new URL(`../../src/${path}`, import.meta.url));

/** The worker that syncs for a tab; the app's build has it as an entry of its own. */
export const TAB_WORKER = own('workers/replication.worker.ts');
const APP = own('main.tsx');
/** Requests the list as soon as it runs. In a shared chunk, every page of a doctor would request the list. */
const DOCTORS_LIST = own('features/doctor/doctor-page.tsx');
/** The pages that are opened most often. */
const FIRST_PAGES = [own('app/pages/dashboard-route.tsx'), own('features/readings/readings-page.tsx')];

/** Returns a test: is a module imported, directly or not, by these? With `later`, dynamic imports count as well. */
function importedBy(roots: readonly string[], later = false): Chosen {
  const members = new Set<string>();
  const gather = (id: string, graph: ModuleGraph): void => {
    if (members.has(id)) return;
    members.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    for (const imported of later ? [...importedIds, ...dynamicallyImportedIds] : importedIds) gather(imported, graph);
  };
  return (id, graph) => {
    if (members.size === 0) for (const root of roots) gather(root, graph);
    return members.has(id);
  };
}

/** Returns a test: does a module import these libraries, directly or not? */
function bringing(libraries: RegExp): Chosen {
  const known = new Map<string, boolean>();
  const brings: Chosen = (id, graph) => {
    if (!known.has(id)) {
      known.set(id, libraries.test(id));
      const imported = graph.getModuleInfo(id)?.importedIds ?? [];
      if (imported.some((each) => brings(each, graph))) known.set(id, true);
    }
    return known.get(id) ?? false;
  };
  return brings;
}

const isOfApp = importedBy([APP]);
const isOfFirstPages = importedBy(FIRST_PAGES);
const isOfDoctorsList = importedBy([DOCTORS_LIST]);
const isOfWorker = importedBy([TAB_WORKER], true);
const bringsTables = bringing(/\/node_modules\/(rxdb|dexie|rxjs)\//);
const bringsStore = bringing(/\/node_modules\/rxdb\//);

/** An entry is never part of a group: it runs as soon as it is loaded, which a file that only shares a module must not do. */
function group(name: string, priority: number, isChosen: Chosen, minShareCount = 1) {
  const choose: Chosen = (id, graph) => id !== APP && id !== TAB_WORKER && isChosen(id, graph);
  return {
    name: (id: string, graph: ModuleGraph) => (choose(id, graph) ? name : null),
    debugName: name,
    priority,
    minShareCount,
  };
}

/** Code that the worker of a tab and at least one page run. */
const shared = (name: string, priority: number, isChosen: Chosen) =>
  group(name, priority, (id, graph) => isOfWorker(id, graph) && isChosen(id, graph), 2);

/**
 * Few large chunks instead of many small ones, because every request passes through the service worker. One chunk each:
 * what the entry imports, what Today and the readings need before their first frame, what most pages share. Code that the
 * worker shares with pages is separate from what the worker does not need; the database is separate from what is read
 * without it. Measured on 2026-11-24: without the groups the home page makes 84 requests instead of 24 and answers 36 %
 * later, and the doctor's list makes 149 instead of 29 and comes 38 % later.
 */
export const chunkGroups = [
  group('base', 3, (id, graph) => isOfWorker(id, graph) && (isOfApp(id, graph) || isOfFirstPages(id, graph))),
  group('first', 2, isOfApp),
  { name: 'sdk', test: /\/node_modules\/appwrite\/|\/plain-json\.ts$/, priority: 1.95 },
  shared('records', 1.9, (id) => /\/src\/model\/|\/node_modules\/valibot\//.test(id)),
  shared('beside', 1.85, (id, graph) => id.includes('/src/') && !bringsTables(id, graph)),
  shared(
    'tables',
    1.8,
    (id, graph) => /\/src\/|\/node_modules\/(rxjs|dexie|tslib)\//.test(id) && !bringsStore(id, graph),
  ),
  shared('store', 1.7, (id, graph) => bringsStore(id, graph) || /\/node_modules\/(?!comlink)/.test(id)),
  group('core', 1.6, isOfFirstPages, 3),
  group('today', 1.4, isOfFirstPages),
  { name: 'lists', test: /@tanstack/, priority: 1.3 },
  group('care', 1.25, (id, graph) => /\/src\/(?!features)/.test(id) && isOfDoctorsList(id, graph)),
  group(
    'doctor',
    1.2,
    (id, graph) => id !== DOCTORS_LIST && id.includes('/src/features/doctor/') && isOfDoctorsList(id, graph),
  ),
  {
    name: 'common',
    test: /\/src\/(ui|i18n|model|clinical)\/(?!messages|danger|symptoms)/,
    minShareCount: 10,
    maxModuleSize: 20_000,
    priority: 1,
  },
];
