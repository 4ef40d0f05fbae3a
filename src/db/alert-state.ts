import type { RxDocument } from 'rxdb';
import type { AlertRow } from './alert-schema.ts';
import { addSymptoms } from './care-notes.ts';
import { inStore } from './in-store.ts';
import { liveQuery, type LiveQuery } from './live-query.ts';
import { currentStore } from './open-store.ts';

export type AlertState = Omit<AlertRow, 'userId'>;

/** What was answered and closed on the cards of this phone, by reading id. */
export const liveAlertStates = (): LiveQuery<ReadonlyMap<string, AlertState>> =>
  liveQuery(
    async () => {
      const states = await (await currentStore()).collection('alertStates');
      return states.find().$;
    },
    (rows: RxDocument<AlertRow>[]) =>
      new Map(rows.map((row) => [row.readingId, row.toJSON() as unknown as AlertState])),
  );

/** Notes an answer or the closing of the card of one reading; an answer travels to her doctor. @throws StorageFailure */
export const noteAlert = (readingId: string, changes: Partial<Omit<AlertState, 'readingId'>>): Promise<void> =>
  inStore(async (store) => {
    const states = await store.collection('alertStates');
    const row = await states.findOne(readingId).exec();
    const before: readonly string[] = row?.symptoms ?? [];
    const { symptoms } = changes;
    // What travels goes first: an answer that is only noted here would never be told. Told twice it is the same.
    if (symptoms && symptoms.join() !== before.join()) await addSymptoms(store.userId, readingId, symptoms);
    const change = (there: RxDocument<AlertRow>) => there.incrementalModify((held) => ({ ...held, ...changes }));
    if (row) return void (await change(row));
    const fresh = { readingId, userId: store.userId, symptoms: [], acknowledgedAt: null, ...changes };
    await states.insert(fresh).catch(async (error: unknown) => {
      // A second tap may have been faster.
      const there = await states.findOne(readingId).exec();
      if (!there) throw error;
      await change(there);
    });
  });
