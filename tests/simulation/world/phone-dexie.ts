import { Dexie as RealDexie, liveQuery, type DBCore, type DBCoreTable, type DexieOptions } from 'dexie';
import type { Boot, Disk } from './disk.ts';
import type { TablePlace } from './steps.ts';

export { liveQuery };

interface Realm {
  readonly boot: Boot;
  readonly disk: Disk;
}

const realms = new Map<string, Realm>();
const MARK = /#(\d+)/;

/** The name of a database as one process opens it: `PhoneDexie` knows the process by it, and removes the mark. */
export function nameFor(name: string, realm: Realm): string {
  realms.set(String(realm.boot.number), realm);
  return `${name}#${realm.boot.number}`;
}

/** Ends the database connections of a dead process. */
export const forgetRealm = ({ number }: Boot): boolean => realms.delete(String(number));

const calls = ['get', 'getMany', 'query', 'count', 'openCursor', 'mutate'] as const;

const placeOf = (name: string): TablePlace =>
  (['files', 'forum'] as const).find((place) => name.endsWith(`--${place}`)) ?? 'sync';

/** Every call of a process to a table may be its last one, or fail because the disk is full. */
function guarded(table: DBCoreTable, { boot, disk }: Realm, place: TablePlace): DBCoreTable {
  const guardedCalls = calls.map((name) => [
    name,
    (request: never) =>
      disk.callTable(boot, place, name === 'mutate', () =>
        (table[name] as (request: never) => Promise<unknown>)(request),
      ),
  ]);
  return { ...table, ...(Object.fromEntries(guardedCalls) as Partial<DBCoreTable>) };
}

/** Takes the place of Dexie in the code of sync, files and forum: a database on the disk of a simulated phone. */
export class Dexie extends RealDexie {
  constructor(name: string, options?: DexieOptions) {
    super(name.replace(MARK, ''), options);
    const realm = realms.get(MARK.exec(name)?.[1] ?? '');
    if (!realm) return;
    const place = placeOf(name);
    const create = (core: DBCore): DBCore => ({ ...core, table: (each) => guarded(core.table(each), realm, place) });
    this.use({ stack: 'dbcore', name: 'faults', create });
  }
}
