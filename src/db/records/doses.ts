import { doseId, type Dose, type DoseOutcome } from '@/model/reminders/dose.ts';
import { descendingKey, toInstant } from '@/model/time/instant.ts';
import { saveRecord, readableRecords } from '@/db/writes/edited-records.ts';
import { liveQuery, type LiveQuery } from '@/db/queries/live-query.ts';
import { currentStore } from '@/db/store/open-store.ts';

export type StoredDose = Dose & { readonly id: string };

/** The doses recorded at `from` (ms since 1970) or later, the newest first. */
export const liveDoses = (from: number): LiveQuery<StoredDose[]> =>
  liveQuery(
    async () => {
      const doses = await (await currentStore()).collection('doses');
      const selector = { recordedDesc: { $lte: descendingKey(toInstant(from)) } };
      return doses.find({ selector, sort: [{ recordedDesc: 'asc' }] }).$;
    },
    readableRecords<StoredDose>,
  );

/** Which dose: its reminder, and the local date and time it is due. */
export interface DoseKey {
  readonly reminderId: string;
  readonly date: string;
  readonly time: string;
}

/**
 * Saves the outcome of a dose; `open` withdraws it. One record per dose, because the id is derived from the dose.
 * Also called in the service worker. @throws InvalidRecord, StorageFailure
 */
export async function recordDose(
  { reminderId, date, time }: DoseKey,
  outcome: DoseOutcome,
  now = Date.now(),
): Promise<StoredDose> {
  const values = { reminderId, date, time, outcome, recordedAt: toInstant(now) };
  return saveRecord('doses', values, await doseId(reminderId, date, time), { now });
}
