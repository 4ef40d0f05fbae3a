import type { ReplicationPullHandlerResult } from 'rxdb';
import type { LocalRow } from '@/db/local-row.ts';
import { toInstant } from '@/model/instant.ts';
import type { LocalCollectionName } from '@/model/local-collection.ts';
import { isKeptBy, keeperFields, type RecordType } from '@/model/record.ts';
import { askFor } from './ask-for.ts';
import { OVERLAP_MS, pageQueries, placeOf, type Place } from './by-value.ts';
import { hasNewestFirst, newestQueries } from './newest.ts';
import { kindsOf } from './record-of.ts';
import { MOST_COUNTED, type RemoteDocument } from './remote.ts';
import type { ReplicationContext } from './replication-context.ts';
import { goneRow, isMadeAgain, rowOf, type Row } from './rows.ts';

interface Stream {
  /** The largest `$updatedAt` that was read, and whose it was. */
  readonly latest: string | null;
  readonly latestId?: string | null;
  /** Where the next page of the running cycle begins; null at its end. */
  readonly place: { from: string } | { after: Place } | 'newest' | 'rest' | 'start' | null;
}

/** How far the phone has read each remote collection of a local one, and its deletions. */
export interface PullCheckpoint {
  readonly cycle: string;
  readonly streams: Readonly<Record<string, Stream>>;
  readonly latestGone: string | null;
}

/** How many rows one answer holds at most, and the phone writes at once. */
const PAGE = 1000;
/** The same for older history: it waits for the page to be idle, and nobody waits for it. */
const LONG_PAGE = 2 * PAGE;
/** After an answer that took this long, or never came whole, the next one is shorter: or it would not come to an end. */
const SLOW_MS = 5_000;

/** One answer of the server, and how many rows it could have held. */
interface Answer {
  readonly documents: readonly RemoteDocument[];
  readonly limit: number;
}

const earlier = (instant: string): string => toInstant(Date.parse(instant) - OVERLAP_MS);
const later = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other > one) ? other : one;

/** The one of a page that was changed last. */
const lastOf = (page: readonly RemoteDocument[]): RemoteDocument | undefined =>
  page.reduce<RemoteDocument | undefined>(
    (last, document) => (last && last.$updatedAt > document.$updatedAt ? last : document),
    undefined,
  );

/** How far a stream has been read after a page of which `last` was changed last. */
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

type Result = ReplicationPullHandlerResult<LocalRow, PullCheckpoint> & { readonly checkpoint: PullCheckpoint };

/** The very first cycle of a phone begins with the newest records; what is read in the server's own order is the truth. */
const newestFirst = (begun: PullCheckpoint): PullCheckpoint => ({
  ...begun,
  streams: Object.fromEntries(
    Object.entries(begun.streams).map(([kind, stream]) => [kind, { ...stream, place: 'newest' }]),
  ),
});

/** What follows the newest: the phone has what its screens show first. */
const isOlder = ({ place }: Stream) =>
  place === 'rest' || (typeof place === 'object' && place !== null && 'after' in place);

/** Whether some kind has filled a page and goes on. */
const isGoing = ({ streams }: PullCheckpoint) =>
  Object.values(streams).some(({ place }) => typeof place === 'object' && place !== null && 'after' in place);

const isEnd = ({ streams }: PullCheckpoint) => Object.values(streams).every(({ place }) => place === null);

/** The pull handler of one local collection. `told`: whether what it is about to return is the end of a cycle. */
export function pullOf(name: LocalCollectionName, context: ReplicationContext, told: (isOver: boolean) => void) {
  const { userId, gate, remote, verify, tombstones, soundness, ownEdits, progress, holdsConfirmed } = context;
  const kinds = kindsOf(name);
  /** RxDB forgets the checkpoint of an empty page, so which cycle is under way is known here. */
  let runningCycle: string | null = null;
  let isFirstLook = hasNewestFirst(name);
  let isFirstCall = true;
  /** How many of a kind must have come before it is worth while to have the rest counted again. */
  const countedFrom = new Map<string, number>();

  /** Answers asked for before RxDB wants them, while the ones before are looked at and written; by kind and place. */
  const askedAhead = new Map<string, Promise<Answer>>();
  const keyOf = (kind: string, { place }: Stream) => `${kind} ${JSON.stringify(place)}`;
  let longPage = LONG_PAGE;

  async function ask([, record]: [string, RecordType], stream: Stream): Promise<Answer> {
    const { place } = stream;
    if (place === null) return { documents: [], limit: PAGE };
    if (isOlder(stream)) await progress.turn();
    const fields = keeperFields(record);
    const queriesOf = (limit: number) =>
      place === 'newest'
        ? newestQueries(name, userId, limit, fields)
        : pageQueries(userId, limit, typeof place === 'string' ? null : place, fields);
    let limit = isOlder(stream) ? longPage : PAGE;
    const from = performance.now();
    const documents = await gate.ask(async () => {
      const tried = limit;
      // What fails may have been too long for this line.
      limit = PAGE;
      const found = await remote.list(record.collection, queriesOf(tried));
      limit = tried;
      return found;
    });
    longPage = performance.now() - from > SLOW_MS ? PAGE : LONG_PAGE;
    return { documents, limit };
  }

  function askAhead(entry: [string, RecordType], stream: Stream): void {
    const answer = ask(entry, stream);
    // Whoever wants it hears of a failure.
    answer.catch(() => undefined);
    askedAhead.set(keyOf(entry[0], stream), answer);
  }

  function readPage(entry: [string, RecordType], stream: Stream): Promise<Answer> {
    const key = keyOf(entry[0], stream);
    const asked = askedAhead.get(key);
    askedAhead.delete(key);
    return asked ?? ask(entry, stream);
  }

  /** Says how far a fetching is that takes several pages. What is left is counted meanwhile. */
  function noteProgress([kind, record]: [string, RecordType], rows: number, { place }: Stream): void {
    if (place === null) progress.end(kind);
    if (place === null || typeof place === 'string' || 'from' in place) return;
    const done = progress.fetched(kind, rows);
    if (progress.isCounted(kind) || done < (countedFrom.get(kind) ?? 0)) return;
    countedFrom.set(kind, done + MOST_COUNTED / 2);
    gate
      .ask(() => remote.count(record.collection, pageQueries(userId, 1, place, keeperFields(record))))
      .then(
        (left) => left < MOST_COUNTED && progress.counted(kind, done + left),
        () => undefined,
      );
  }

  /** A document that came to be after its own deletion: a create that was under way. It is deleted again. */
  async function buryAgain(record: RecordType, { $id: id }: RemoteDocument): Promise<void> {
    await gate.try(() => remote.commit([{ action: 'delete', collection: record.collection, id }]));
  }

  /** The last that was read is read again by the next cycle. When it is not there, the server's history has a break. */
  async function watchSoundness(record: RecordType, { latest, latestId }: Stream, { documents: page, limit }: Answer) {
    if (latest === null || !latestId) return;
    const { collection } = record;
    const isThere =
      page.some(({ $id }) => $id === latestId) ||
      tombstones.find(collection, latestId) !== undefined ||
      // The last minute may fill more than a page.
      (page.length === limit && (await askFor(context, record, [latestId])).has(latestId));
    if (!isThere && (await verify()) === 'held') await soundness.suspect(`${latestId} ${latest}`);
  }

  /** Rows whose reading was not noted, because a life ended between: only comparing tells how far the history was whole. */
  async function watchNotes({ streams }: PullCheckpoint): Promise<void> {
    for (const [kind, record] of kinds)
      if (!streams[kind]?.latest && (await holdsConfirmed(name, record))) await soundness.suspect(kind);
  }

  async function readAll(begun: PullCheckpoint): Promise<Result> {
    const streamOf = (kind: string): Stream => begun.streams[kind] ?? { latest: null, place: 'start' };
    const isNewest = Object.values(begun.streams).some(({ place }) => place === 'newest');
    const isGoingOn = isGoing(begun);
    // What appears in a later page in spite of a tombstone is younger than the first, and is read again by the next cycle.
    const refreshed = isGoingOn ? undefined : tombstones.refresh();
    const [pages] = await Promise.all([Promise.all(kinds.map((kind) => readPage(kind, streamOf(kind[0])))), refreshed]);
    const rows = new Map<string, Row>();
    const streams: Record<string, Stream> = {};
    for (const [index, [kind, record]] of kinds.entries()) {
      const answer = pages[index] ?? { documents: [], limit: PAGE };
      const { documents: page } = answer;
      const kept = page.filter((document) => isKeptBy(record, document, userId));
      const last = lastOf(page);
      const before = streamOf(kind);
      const isWhole = page.length < answer.limit;
      const read: Stream = {
        // What a stranger wrote under her name goes again: its absence later says nothing of the server's history.
        ...latestOf(before, lastOf(kept)),
        place: last && !isWhole ? { after: placeOf(last) } : null,
      };
      // Fewer of the newest than fill a page are all there are.
      streams[kind] = before.place === 'newest' && !isWhole ? { ...before, place: 'rest' } : read;
      if (read.latest !== null && streams[kind] === read) soundness.saw(read.latest);
      noteProgress([kind, record], page.length, streams[kind]);
      if (isOlder(streams[kind])) askAhead([kind, record], streams[kind]);
      if (!isGoingOn) await watchSoundness(record, before, answer);
      for (const document of kept) {
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
      if (isGoingOn) continue;
      const from = begun.latestGone === null ? null : earlier(begun.latestGone);
      for (const gone of tombstones.since(record.collection, from))
        rows.set(gone.id, goneRow(name, kind, gone.id, userId, gone.updatedAt, gone.deletedAt));
    }
    const latestGone = [...rows.values()].reduce(
      (latest, row) => (row._deleted ? later(latest, row.serverUpdatedAt) : latest),
      begun.latestGone,
    );
    const checkpoint = { cycle: begun.cycle, streams, latestGone };
    // Before the pages that are read in the server's own order, deletions are told once more.
    if (isNewest && !isEnd(checkpoint)) checkpoint.latestGone = begun.latestGone;
    return { documents: [...rows.values()], checkpoint };
  }

  /** To a lost session everything is absent: what was read then is read again. */
  async function readBelieved(begun: PullCheckpoint): Promise<Result> {
    let result = await readAll(begun);
    while ((await verify()) === 'regained') {
      askedAhead.clear();
      result = await readAll(begun);
    }
    return result;
  }

  return async (checkpoint: PullCheckpoint | undefined): Promise<Result> => {
    const isContinued = checkpoint !== undefined && checkpoint.cycle === runningCycle;
    let begun = isContinued ? checkpoint : beginCycle(kinds, checkpoint);
    if (!isContinued) askedAhead.clear();
    if (isFirstCall) await watchNotes(begun);
    isFirstCall = false;
    const isFirst = isFirstLook && checkpoint === undefined;
    isFirstLook = false;
    if (isFirst) begun = newestFirst(begun);
    let result = await readBelieved(begun);
    // No rows would mean to RxDB that there are no more.
    while (result.documents.length === 0 && !isEnd(result.checkpoint)) result = await readBelieved(result.checkpoint);
    const isOver = isEnd(result.checkpoint);
    runningCycle = isOver ? null : begun.cycle;
    progress.arrived(name);
    if (isOver) context.pulled(name);
    const documents = [...result.documents, ...context.takeNow(name)];
    // Should this life end before the rows are written, they come again.
    await context.goneThere(
      name,
      documents.filter(({ _deleted }) => _deleted).map(({ id }) => id),
    );
    told(isOver);
    return { ...result, documents };
  };
}
