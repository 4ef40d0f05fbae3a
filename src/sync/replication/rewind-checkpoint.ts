import type { RxCollection } from 'rxdb';
import type { RxReplicationState } from 'rxdb/plugins/replication';
import { unsentMarks } from '@/db/outbox/unsent-rows.ts';
import type { LocalRow } from '@/db/store/local-row.ts';

/** Above this number of unsent rows, all rows are pushed again instead of the earliest unsent one being looked up. */
const MAX_UNSENT_ROWS = 1_000;
/**
 * If the tab dies between writing pulled rows and writing their replication metadata, RxDB neither pushes nor
 * overwrites those rows. So the rows written in this time before the checkpoint are looked at again.
 */
const REWIND_MS = 10 * 60_000;

interface UpCheckpoint {
  id: string;
  lwt: number;
}

/**
 * When the earliest unsent row was written, in milliseconds; 0 when there are too many to look, Infinity when there is
 * none.
 */
async function earliestUnsent(collection: RxCollection<LocalRow>, rejected: ReadonlySet<string>): Promise<number> {
  const unsent = await unsentMarks(collection, MAX_UNSENT_ROWS);
  if (unsent.length >= MAX_UNSENT_ROWS) return 0;
  return Math.min(...unsent.filter(({ id }) => !rejected.has(id)).map(({ writtenAt }) => writtenAt));
}

/**
 * Sets the push checkpoint back to the earliest unsent row, and by at least REWIND_MS. RxDB learns of live writes only
 * from messages of other tabs and never reads behind its checkpoint, so rows committed by a dying tab, or under a clock
 * that was set back, could stay unsent for ever. Rows that the server has are recognised and not sent again. Call it
 * before replication starts. `rejected`: ids of rejected changes, which need a person.
 */
export async function rewindCheckpoint(
  collection: RxCollection<LocalRow>,
  replication: RxReplicationState<LocalRow, unknown>,
  rejected: ReadonlySet<string> = new Set(),
): Promise<void> {
  const earliest = await earliestUnsent(collection, rejected);
  const { database } = collection;
  const { collectionName, schema } = await replication.metaInfoPromise;
  const meta = await database.storage.createStorageInstance({
    databaseInstanceToken: database.token,
    databaseName: database.name,
    collectionName,
    schema,
    options: {},
    multiInstance: database.multiInstance,
    devMode: false,
    password: database.password,
  });
  try {
    const [checkpoint] = await meta.findDocumentsById(['up|1'], false);
    const reached = (checkpoint?.checkpointData as UpCheckpoint | undefined)?.lwt;
    if (!checkpoint || reached === undefined) return;
    const lwt = Math.max(0, Math.min(earliest - 1, reached - REWIND_MS));
    const _rev = `${Number.parseInt(checkpoint._rev, 10) + 1}-rewind`;
    const document = {
      ...checkpoint,
      checkpointData: { id: '', lwt } as never,
      _rev,
      _meta: { ...checkpoint._meta, lwt: Date.now() },
    };
    await meta.bulkWrite([{ previous: checkpoint, document }], 'rewind');
  } finally {
    await meta.close();
  }
}
