import { toInstant } from '@/model/instant.ts';
import { accept } from '@/model/record.ts';
import { symptomCheck, type SymptomCheck } from '@/model/symptom-check.ts';
import { readable } from './edited-records.ts';
import { inStore } from './in-store.ts';
import { liveQuery, type LiveQuery } from './live-query.ts';
import type { LocalRow } from './local-row.ts';
import { newId } from './new-id.ts';
import { currentStore } from './open-store.ts';
import { recordedDescOf } from './recorded-desc.ts';
import { withoutContent } from './without-content.ts';

export type KeptSymptomCheck = SymptomCheck & { readonly id: string };

/** Keeps a check on the phone; when the promise is fulfilled it is safe there. @throws InvalidRecord, StorageFailure */
export const keepSymptomCheck = (
  values: Omit<SymptomCheck, 'userId' | 'recordedAt'>,
  now = Date.now(),
): Promise<string> =>
  inStore(async (store) => {
    const accepted = accept(symptomCheck, { ...values, recordedAt: toInstant(now), userId: store.userId });
    const id = newId();
    const row = {
      ...accepted,
      id,
      userId: store.userId,
      recordedDesc: recordedDescOf('symptomChecks', accepted),
      serverUpdatedAt: '',
    } as LocalRow;
    await (await store.collection('symptomChecks')).insert(row);
    return id;
  });

/** Deletes a check on the phone; the deletion travels like a write. @throws StorageFailure */
export const removeSymptomCheck = (id: string): Promise<void> =>
  inStore(async (store) => {
    const row = await (await store.collection('symptomChecks')).findOne(id).exec();
    await row?.incrementalModify(withoutContent);
  });

/** The newest checks, the newest first. */
export const newestSymptomChecks = (limit: number): LiveQuery<KeptSymptomCheck[]> =>
  liveQuery(
    async () => {
      const checks = await (await currentStore()).collection('symptomChecks');
      return checks.find({ sort: [{ recordedDesc: 'asc' }], limit }).$;
    },
    readable<KeptSymptomCheck>,
  );
