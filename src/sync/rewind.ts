import type { RxCollection } from 'rxdb';
import type { RxReplicationState } from 'rxdb/plugins/replication';
import type { LocalRow } from '@/db/local-row.ts';

/** A tab that dies between commit and broadcast, or a clock set back, hides a write at most this far behind, as far as is known. */
const REWIND_MS = 24 * 60 * 60_000;

interface UpCheckpoint {
  id: string;
  lwt: number;
}

/**
 * Lets replication look again at what was written during the last day. RxDB learns of live writes only
 * from other tabs' messages and never looks back, so a committed record could miss the server for ever.
 * What the server has is recognised and not sent again. Call it before the replication starts.
 */
export async function rewindPush(
  collection: RxCollection<LocalRow>,
  replication: RxReplicationState<LocalRow, unknown>,
  now: number = Date.now(),
): Promise<void> {
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
    // A checkpoint of the future says that the clock was set back: then nothing behind it is certain.
    const lwt = reached > now ? 0 : Math.max(0, reached - REWIND_MS);
    const _rev = `${Number.parseInt(checkpoint._rev, 10) + 1}-rewind`;
    const document = {
      ...checkpoint,
      checkpointData: { id: '', lwt } as never,
      _rev,
      _meta: { ...checkpoint._meta, lwt: now },
    };
    await meta.bulkWrite([{ previous: checkpoint, document }], 'rewind');
  } finally {
    await meta.close();
  }
}
