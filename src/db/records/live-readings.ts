import { descendingKey } from '@/model/time/instant.ts';
import { readingKinds, type Reading, type ReadingKind, type ReadingOf } from '@/model/records/reading.ts';
import { liveQuery, type LiveQuery } from '@/db/queries/live-query.ts';
import { currentStore } from '@/db/store/open-store.ts';

const toReadings = (rows: { toJSON(): unknown }[]): Reading[] => rows.map((row) => row.toJSON() as unknown as Reading);

/** The collection also has the records of timers, which are no readings. */
export const ofReadings = { kind: { $in: [...readingKinds] } };

const query = (selector: object, limit?: number): LiveQuery<Reading[]> =>
  liveQuery(async () => {
    const readings = await (await currentStore()).collection('readings');
    // With `kind` as an equality, this order is the index itself, so the cursor stops after `limit` rows.
    const sort: Record<string, 'asc'>[] =
      'kind' in selector ? [{ kind: 'asc' }, { recordedDesc: 'asc' }] : [{ recordedDesc: 'asc' }];
    return readings.find({ selector: { ...ofReadings, ...selector }, sort: sort as never, ...(limit && { limit }) }).$;
  }, toReadings);

/** The newest readings, of one kind or of all, the newest first; `before` is the `recordedDesc` of the last row of the previous page. */
export const newestReadings = (options: { kind?: ReadingKind; limit: number; before?: number }): LiveQuery<Reading[]> =>
  query(
    {
      ...(options.kind && { kind: options.kind }),
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
