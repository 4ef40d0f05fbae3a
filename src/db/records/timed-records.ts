import type { TimedKind, TimedRecord } from '@/model/timers/timed-types.ts';
import { timedTypes } from '@/model/timers/timed-types.ts';
import type { EndedTimer, RunningTimer, TimerName, TimerStep } from '@/model/timers/running-timer.ts';
import { appendRecord, deleteRecord } from '@/db/writes/append-record.ts';
import { readableRecords } from '@/db/writes/edited-records.ts';
import { withStore } from '@/db/writes/with-store.ts';
import { liveQuery, type LiveQuery } from '@/db/queries/live-query.ts';
import { currentStore } from '@/db/store/open-store.ts';
import { forgetEnded, stepTimer } from './running-timers.ts';

/** The newest records of a timer, the newest first. */
export const newestTimed = <K extends TimedKind>(kind: K, limit: number): LiveQuery<TimedRecord<K>[]> =>
  liveQuery(
    async () => {
      const rows = await (await currentStore()).collection('readings');
      // With `kind` as an equality, this order is the index itself.
      const sort = [{ kind: 'asc' }, { recordedDesc: 'asc' }] as never;
      return rows.find({ selector: { kind }, sort, limit }).$;
    },
    readableRecords<TimedRecord<K>>,
  );

type NewTimed<K extends TimedKind> = Omit<TimedRecord<K>, 'id' | 'userId'>;

/** Saves a record; a record of this id stays as it is. It is on the disk when the promise resolves. @throws InvalidRecord, StorageFailure */
export const addTimed = <K extends TimedKind>(kind: K, values: NewTimed<K>, id?: string): Promise<TimedRecord<K>> =>
  appendRecord<TimedRecord<K>>('readings', values, { kind, ...(id !== undefined && { id }) });

/** Deletes a record on the device; the deletion is replicated like a write. @throws StorageFailure */
export const removeTimed = (id: string): Promise<void> => deleteRecord('readings', id);

/** Restores a deleted record as a new one, because other devices may have pulled the tombstone of the old id. @throws StorageFailure */
export function restoreTimed<K extends TimedKind>(kind: K, record: TimedRecord<K>): Promise<TimedRecord<K>> {
  const fields = Object.keys(timedTypes[kind].fields);
  const values = Object.fromEntries(Object.entries(record).filter(([name]) => fields.includes(name)));
  return addTimed(kind, values as unknown as NewTimed<K>);
}

interface TimerChange<K extends TimedKind> {
  readonly name: TimerName;
  readonly kind: K;
  readonly step: (running: RunningTimer | null) => TimerStep;
  /** The record of a timer that ended; null for none. */
  readonly recordOf: (ended: EndedTimer) => NewTimed<K> | null;
}

/**
 * Moves a timer on and saves what ended. If the app dies in between, the next step saves it: under the same id, so it
 * is never saved twice. @throws StorageFailure
 */
export const moveTimer = <K extends TimedKind>({ name, kind, step, recordOf }: TimerChange<K>): Promise<void> =>
  withStore(async (store) => {
    for (const ended of await stepTimer(store, name, step)) {
      const values = recordOf(ended);
      if (values) await addTimed(kind, values, ended.timer.id);
      await forgetEnded(store, name, ended.timer.id);
    }
  });
