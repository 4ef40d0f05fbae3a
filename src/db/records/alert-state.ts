import type { RxDocument } from 'rxdb';
import type { AlertRow } from '@/db/store/alert-schema.ts';
import { addSymptoms } from './care-notes.ts';
import { withStore } from '@/db/writes/with-store.ts';
import { liveQuery, type LiveQuery } from '@/db/queries/live-query.ts';
import { currentStore } from '@/db/store/open-store.ts';

export type AlertState = Omit<AlertRow, 'userId'>;

/** The answers on the alert cards, and which cards were closed, on this device; by reading id. */
export const liveAlertStates = (): LiveQuery<ReadonlyMap<string, AlertState>> =>
  liveQuery(
    async () => {
      const states = await (await currentStore()).collection('alertStates');
      return states.find().$;
    },
    (rows: RxDocument<AlertRow>[]) =>
      new Map(rows.map((row) => [row.readingId, row.toJSON() as unknown as AlertState])),
  );

/** Saves an answer on the alert card of one reading, or that the card was closed. Answers are sent to the doctor. @throws StorageFailure */
export const saveAlertState = (readingId: string, changes: Partial<Omit<AlertState, 'readingId'>>): Promise<void> =>
  withStore(async (store) => {
    const states = await store.collection('alertStates');
    const row = await states.findOne(readingId).exec();
    const before: readonly string[] = row?.symptoms ?? [];
    const { symptoms } = changes;
    // Write the replicated record first: an answer that is only in the local state would never be sent. Writing it twice is harmless.
    if (symptoms && symptoms.join() !== before.join()) await addSymptoms(store.userId, readingId, symptoms);
    const change = (saved: RxDocument<AlertRow>) => saved.incrementalModify((current) => ({ ...current, ...changes }));
    if (row) return void (await change(row));
    const fresh = { readingId, userId: store.userId, symptoms: [], acknowledgedAt: null, ...changes };
    await states.insert(fresh).catch(async (error: unknown) => {
      // A second tap may have inserted the row first.
      const inserted = await states.findOne(readingId).exec();
      if (!inserted) throw error;
      await change(inserted);
    });
  });
