import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { toStamp } from '../../../server/protocol/clock.ts';
import { readSchema } from '../../../server/schema/read-schema.ts';
import { makeBaseTables } from '../../../server/store/migration/base-tables.ts';
import { DocumentTable } from '../../../server/store/tables/document-table.ts';
import { Store } from '../../../server/store/store.ts';
import { MINUTE_MS } from '../../../src/model/time/durations.ts';
import { ownerGrants } from '../../../src/model/schema/permission.ts';

export const DATABASE = 'maia';
/** The number of other owners, who share the remaining readings. */
const OTHERS = 50;

/** Readings of one owner and of other owners, in one collection of a closed store. */
export interface Filling {
  readonly collection: 'blood_pressure' | 'weight' | 'blood_sugar';
  readonly owner: string;
  readonly own: number;
  readonly others: number;
  /** The time between two readings, the last one being now; by default one minute, starting some months ago. */
  readonly everyMs?: number;
}

const reading = (collection: Filling['collection'], recordedAt: string): Record<string, unknown> =>
  ({
    blood_pressure: { systolic: 118, diastolic: 76, pulse: 70, symptoms: [], note: null, recordedAt },
    weight: { weight: 68.4, unit: 'kg', note: null, recordedAt },
    blood_sugar: { level: 95, unit: 'mg/dL', measurementType: 'fasting', symptoms: null, note: null, recordedAt },
  })[collection];

/** Fills a new data folder directly, with as many readings as years of use would produce. */
export async function fillDataFolder(folder: string, config: string, fillings: readonly Filling[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const store = new Store(join(folder, 'data.sqlite'));
  makeBaseTables(store);
  const collections = readSchema(config).databases.get(DATABASE)?.collections;
  const start = Date.now() - 200_000 * MINUTE_MS;
  for (const { collection: id, owner, own, others, everyMs } of fillings) {
    const collection = collections?.get(id);
    if (!collection) throw new Error(`No collection ${id}`);
    const table = new DocumentTable(store, collection);
    const all = own + others;
    await store.write(() => {
      for (let n = 0; n < all; n++) {
        // Spread evenly among the readings of other owners.
        const isOwn = Math.floor(((n + 1) * own) / all) > Math.floor((n * own) / all);
        const userId = isOwn ? owner : `other-${n % OTHERS}`;
        const at = toStamp(everyMs ? Date.now() - (all - 1 - n) * everyMs : start + n * MINUTE_MS);
        const data = { userId, ...reading(id, at) };
        table.insert({
          id: `${id}-${n}`,
          createdAt: at,
          updatedAt: at,
          permissions: ownerGrants(['read', 'delete'], userId),
          data,
        });
      }
    });
  }
  store.close();
}
