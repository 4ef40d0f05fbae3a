import type { ReplicationPullHandlerResult } from 'rxdb';
import type { LocalRow } from '@/db/local-row.ts';
import { toInstant } from '@/model/instant.ts';
import type { LocalCollectionName } from '@/model/local-collection.ts';
import { isKeptBy, keeperFields, type RecordType } from '@/model/record.ts';
import { OVERLAP_MS, pageQueries, placeOf, type Place } from './by-value.ts';
import { kindsOf } from './record-of.ts';
import type { RemoteDocument } from './remote.ts';
import type { ReplicationContext } from './replication-context.ts';
import { goneRow, isMadeAgain, rowOf, type Row } from './rows.ts';

interface Stream {
  /** The largest `$updatedAt` that was read, and whose it was. */
  readonly latest: string | null;
  readonly latestId?: string | null;
  /** Where the next page of the running cycle begins; null at its end. */
  readonly place: { from: string } | { after: Place } | 'start' | null;
}

/** How far the phone has read each remote collection of a local one, and its deletions. */
export interface PullCheckpoint {
  readonly cycle: string;
  readonly streams: Readonly<Record<string, Stream>>;
  readonly latestGone: string | null;
}

const earlier = (instant: string): string => toInstant(Date.parse(instant) - OVERLAP_MS);
const later = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other > one) ? other : one;

/** How far a stream has been read after a page that ends with `last`. */
const latestOf = ({ latest, latestId }: Stream, last: RemoteDocument | undefined) =>
  last && (latest === null || last.$updatedAt >= latest)
    ? { latest: last.$updatedAt, latestId: last.$id }
    : { latest, latestId };

/** A new cycle begins one overlap before the end of the last one. */
function beginCycle(kinds: [string, RecordType][], before: PullCheckpoint | undefined): PullCheckpoint {
  const streams = kinds.map(([kind]): [string, Stream] => {
    const { latest = null, latestId = null } = before?.streams[kind] ?? {};
    return [kind, { latest, latestId, place: latest === null ? 'start' : { from: earlier(latest) } }];
  });
  return {
    cycle: crypto.randomUUID(),
    streams: Object.fromEntries(streams),
    latestGone: before?.latestGone ?? null,
  };
}

/** The pull handler of one local collection. RxDB calls it until it returns fewer than `batchSize` rows. */
export function pullOf(name: LocalCollectionName, context: ReplicationContext) {
  const { userId, gate, remote, verify, tombstones, soundness, ownEdits } = context;
  const kinds = kindsOf(name);
  /** RxDB forgets the checkpoint of an empty page, so which cycle is under way is known here. */
  let runningCycle: string | null = null;

  const readPage = async ([, record]: [string, RecordType], { place }: Stream, limit: number) =>
    place === null
      ? []
      : gate.ask(() =>
          remote.list(
            record.collection,
            pageQueries(userId, limit, place === 'start' ? null : place, keeperFields(record)),
          ),
        );

  /** A document that came to be after its own deletion: a create that was under way. It is deleted again. */
  async function buryAgain(record: RecordType, { $id: id }: RemoteDocument): Promise<void> {
    await gate.try(() => remote.commit([{ action: 'delete', collection: record.collection, id }]));
  }

  /** The last that was read is read again by the next cycle. When it is not there, the server's history has a break. */
  async function watchSoundness(record: RecordType, { latest, latestId }: Stream, page: readonly RemoteDocument[]) {
    if (latest === null || !latestId) return;
    const isThere = page.some(({ $id }) => $id === latestId) || tombstones.find(record.collection, latestId);
    if (isThere) soundness.sound(latest);
    else if ((await verify()) === 'held') await soundness.suspect();
  }

  async function readAll(
    begun: PullCheckpoint,
    batchSize: number,
  ): Promise<ReplicationPullHandlerResult<LocalRow, PullCheckpoint>> {
    const streamOf = (kind: string): Stream => begun.streams[kind] ?? { latest: null, place: 'start' };
    const isFirstPage = Object.values(begun.streams).every(
      ({ place }) => place === 'start' || (place !== null && 'from' in place),
    );
    const [pages] = await Promise.all([
      Promise.all(kinds.map((kind) => readPage(kind, streamOf(kind[0]), batchSize))),
      tombstones.refresh(),
    ]);
    const rows = new Map<string, Row>();
    const streams: Record<string, Stream> = {};
    for (const [index, [kind, record]] of kinds.entries()) {
      const page = pages[index] ?? [];
      const last = page.at(-1);
      const before = streamOf(kind);
      const isWhole = page.length < batchSize;
      streams[kind] = {
        ...latestOf(before, last),
        place: last && !isWhole ? { after: placeOf(last) } : null,
      };
      if (isFirstPage && isWhole) await watchSoundness(record, before, page);
      for (const document of page) {
        // Some databases compare without regard to case.
        if (!isKeptBy(record, document, userId) || record.isGenuine?.(document) === false) continue;
        if (document.$updatedAt < (ownEdits.get(document.$id) ?? '')) continue;
        ownEdits.delete(document.$id);
        const found = tombstones.find(record.collection, document.$id);
        const gone = found && !isMadeAgain(name, record, document, found) ? found : undefined;
        if (found && !gone) tombstones.forget(record.collection, document.$id);
        if (gone) void buryAgain(record, document).catch(() => undefined);
        rows.set(
          document.$id,
          gone
            ? goneRow(name, kind, gone.id, userId, gone.updatedAt, gone.deletedAt)
            : rowOf(name, kind, record, document),
        );
      }
      if (!isFirstPage) continue;
      const from = begun.latestGone === null ? null : earlier(begun.latestGone);
      for (const gone of tombstones.since(record.collection, from))
        rows.set(gone.id, goneRow(name, kind, gone.id, userId, gone.updatedAt, gone.deletedAt));
    }
    const latestGone = [...rows.values()].reduce(
      (latest, row) => (row._deleted ? later(latest, row.serverUpdatedAt) : latest),
      begun.latestGone,
    );
    return { documents: [...rows.values()], checkpoint: { cycle: begun.cycle, streams, latestGone } };
  }

  return async (checkpoint: PullCheckpoint | undefined, batchSize: number) => {
    const isContinued = checkpoint !== undefined && checkpoint.cycle === runningCycle;
    const begun = isContinued ? checkpoint : beginCycle(kinds, checkpoint);
    let result = await readAll(begun, batchSize);
    while ((await verify()) === 'regained') result = await readAll(begun, batchSize);
    const isOver = result.documents.length < batchSize;
    runningCycle = isOver ? null : begun.cycle;
    if (isOver) context.pulled(name);
    return { ...result, documents: [...result.documents, ...context.takeNow(name)] };
  };
}
