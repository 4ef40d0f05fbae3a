import { descendingKey } from '@/model/time/instant.ts';
import { readingKinds, type Reading, type ReadingKind, type ReadingOf } from '@/model/records/reading.ts';
import { liveQuery, type LiveQuery } from '@/db/queries/live-query.ts';
import { currentStore } from '@/db/store/open-store.ts';

interface Selector {
  readonly kind?: ReadingKind | undefined;
  readonly recordedDesc: object;
}

const toReadings = (rows: { toJSON(): unknown }[]): Reading[] => rows.map((row) => row.toJSON() as unknown as Reading);

/** All kinds of readings, the newest first: the collection also has the records of timers, which are no readings. */
export const allReadings = (selector: object = {}, limit?: number) => ({
  selector: { ...selector, kind: { $in: [...readingKinds] } },
  sort: [{ recordedDesc: 'asc' }] as never,
  // RxDB would choose the index of kinds and read every row.
  index: ['recordedDesc'],
  ...(limit && { limit }),
});

/** Readings of one kind, the newest first; this order is the index itself, so the cursor stops after `limit` rows. */
const ofKind = (selector: { readonly kind: ReadingKind }, limit?: number) => ({
  selector,
  sort: [{ kind: 'asc' }, { recordedDesc: 'asc' }] as never,
  ...(limit && { limit }),
});

const query = ({ kind, ...selector }: Selector, limit?: number): LiveQuery<Reading[]> =>
  liveQuery(async () => {
    const readings = await (await currentStore()).collection('readings');
    return readings.find(kind ? ofKind({ kind, ...selector }, limit) : allReadings(selector, limit)).$;
  }, toReadings);

/** The newest readings, of one kind or of all, the newest first; `before` is the `recordedDesc` of the last row of the previous page. */
export const newestReadings = (options: { kind?: ReadingKind; limit: number; before?: number }): LiveQuery<Reading[]> =>
  query(
    {
      kind: options.kind,
      recordedDesc: { $gt: options.before ?? -1 },
    },
    options.limit,
  );

/** All readings of one kind taken at `from` or later, the newest first. */
export const readingsSince = <K extends ReadingKind>(options: { kind: K; from: string }): LiveQuery<ReadingOf<K>[]> =>
  query({ kind: options.kind, recordedDesc: { $lte: descendingKey(options.from) } }) as LiveQuery<ReadingOf<K>[]>;

/** All readings of every kind taken at `from` or later, the newest first. */
export const allReadingsSince = (from: string): LiveQuery<Reading[]> =>
  query({ recordedDesc: { $lte: descendingKey(from) } });

/** All readings of one kind taken at `from` or later and before `until`, the newest first. */
export const readingsBetween = <K extends ReadingKind>(options: {
  kind: K;
  from: string;
  until: string;
}): LiveQuery<ReadingOf<K>[]> =>
  query({
    kind: options.kind,
    recordedDesc: { $gt: descendingKey(options.until), $lte: descendingKey(options.from) },
  }) as LiveQuery<ReadingOf<K>[]>;
