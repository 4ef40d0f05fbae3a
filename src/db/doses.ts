import { doseId, type Dose, type DoseOutcome } from '@/model/dose.ts';
import { descendingKey, toInstant } from '@/model/instant.ts';
import { keepRecord, readable } from './edited-records.ts';
import { liveQuery, type LiveQuery } from './live-query.ts';
import { currentStore } from './open-store.ts';

export type KeptDose = Dose & { readonly id: string };

/** What was said of doses at `from` (ms) or later, the newest first. */
export const liveDoses = (from: number): LiveQuery<KeptDose[]> =>
  liveQuery(
    async () => {
      const doses = await (await currentStore()).collection('doses');
      const selector = { recordedDesc: { $lte: descendingKey(toInstant(from)) } };
      return doses.find({ selector, sort: [{ recordedDesc: 'asc' }] }).$;
    },
    readable<KeptDose>,
  );

/** Which dose: its reminder, and the local date and time it is due. */
export interface DoseKey {
  readonly reminderId: string;
  readonly date: string;
  readonly time: string;
}

/**
 * Says what became of a dose; `open` takes an answer back. One record a dose, whoever says it and however often.
 * Works wherever the store is open, also in the service worker. @throws InvalidRecord, StorageFailure
 */
export async function recordDose(
  { reminderId, date, time }: DoseKey,
  outcome: DoseOutcome,
  now = Date.now(),
): Promise<KeptDose> {
  const values = { reminderId, date, time, outcome, recordedAt: toInstant(now) };
  return keepRecord('doses', values, await doseId(reminderId, date, time), { now });
}
