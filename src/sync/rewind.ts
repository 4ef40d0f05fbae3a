import type { RxCollection } from 'rxdb';
import type { RxReplicationState } from 'rxdb/plugins/replication';
import { waitingMarks } from '@/db/count-waiting.ts';
import type { LocalRow } from '@/db/local-row.ts';

/** More waiting rows than these are not looked at one by one: then everything is looked at again. */
const MOST_MARKS = 1_000;
/**
 * A life that ended between the two writes of a pulled page, the rows and the notes about them, left rows that are neither
 * sent nor replaced until replication looks at them: what was written shortly before its end.
 */
const LAST_MOMENTS_MS = 10 * 60_000;

interface UpCheckpoint {
  id: string;
  lwt: number;
}

/** When the earliest of what waits was written, in milliseconds; 0 when nobody counts, Infinity when nothing waits. */
async function earliestWaiting(collection: RxCollection<LocalRow>, refused: ReadonlySet<string>): Promise<number> {
  const marks = await waitingMarks(collection, MOST_MARKS);
  if (marks.length >= MOST_MARKS) return 0;
  return Math.min(...marks.filter(({ id }) => !refused.has(id)).map(({ writtenAt }) => writtenAt));
}

/**
 * Lets replication look again from the earliest row that waits, and at the last moments of the life before. RxDB learns of live writes only from other tabs' messages
 * and never looks behind its checkpoint, so what a dying tab committed, or what was written under a clock set back,
 * could miss the server for ever. What the server has is recognised and not sent again. Call it before the replication
 * starts. `refused`: ids of dead letters, which wait for a person.
 */
export async function rewindPush(
  collection: RxCollection<LocalRow>,
  replication: RxReplicationState<LocalRow, unknown>,
  refused: ReadonlySet<string> = new Set(),
): Promise<void> {
  const earliest = await earliestWaiting(collection, refused);
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
    const lwt = Math.max(0, Math.min(earliest - 1, reached - LAST_MOMENTS_MS));
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
