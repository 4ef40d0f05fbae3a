import { toInstant } from '@/model/time/instant.ts';
import type { SymptomCheck } from '@/model/records/symptom-check.ts';
import { appendRecord, deleteRecord } from '@/db/writes/append-record.ts';
import { readableRecords } from '@/db/writes/edited-records.ts';
import { liveQuery, type LiveQuery } from '@/db/queries/live-query.ts';
import { currentStore } from '@/db/store/open-store.ts';

export type StoredSymptomCheck = SymptomCheck & { readonly id: string };

/** Saves a check; it is on the disk when the promise resolves. @returns its id @throws InvalidRecord, StorageFailure */
export const saveSymptomCheck = async (
  values: Omit<SymptomCheck, 'userId' | 'recordedAt'>,
  now = Date.now(),
): Promise<string> => {
  const { id } = await appendRecord<StoredSymptomCheck>('symptomChecks', { ...values, recordedAt: toInstant(now) });
  return id;
};

/** Deletes a check on the device; the deletion is replicated like a write. @throws StorageFailure */
export const removeSymptomCheck = (id: string): Promise<void> => deleteRecord('symptomChecks', id);

/** The newest checks, the newest first. */
export const newestSymptomChecks = (limit: number): LiveQuery<StoredSymptomCheck[]> =>
  liveQuery(
    async () => {
      const checks = await (await currentStore()).collection('symptomChecks');
      return checks.find({ sort: [{ recordedDesc: 'asc' }], limit }).$;
    },
    readableRecords<StoredSymptomCheck>,
  );
