import { toInstant } from '@/model/instant.ts';
import type { SymptomCheck } from '@/model/symptom-check.ts';
import { appendRecord, deleteRecord } from './append-record.ts';
import { readable } from './edited-records.ts';
import { liveQuery, type LiveQuery } from './live-query.ts';
import { currentStore } from './open-store.ts';

export type KeptSymptomCheck = SymptomCheck & { readonly id: string };

/** Keeps a check on the phone; when the promise is fulfilled it is safe there. @returns its id @throws InvalidRecord, StorageFailure */
export const keepSymptomCheck = async (
  values: Omit<SymptomCheck, 'userId' | 'recordedAt'>,
  now = Date.now(),
): Promise<string> => {
  const { id } = await appendRecord<KeptSymptomCheck>('symptomChecks', { ...values, recordedAt: toInstant(now) });
  return id;
};

/** Deletes a check on the phone; the deletion travels like a write. @throws StorageFailure */
export const removeSymptomCheck = (id: string): Promise<void> => deleteRecord('symptomChecks', id);

/** The newest checks, the newest first. */
export const newestSymptomChecks = (limit: number): LiveQuery<KeptSymptomCheck[]> =>
  liveQuery(
    async () => {
      const checks = await (await currentStore()).collection('symptomChecks');
      return checks.find({ sort: [{ recordedDesc: 'asc' }], limit }).$;
    },
    readable<KeptSymptomCheck>,
  );
