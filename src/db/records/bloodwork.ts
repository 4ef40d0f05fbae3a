import type { Biomarker, Bloodwork } from '@/model/records/bloodwork.ts';
import { deleteRecord } from '@/db/writes/append-record.ts';
import { discardRecordFile } from '@/db/writes/discard-record-file.ts';
import { saveRecord, readableRecords } from '@/db/writes/edited-records.ts';
import { enqueueFile } from '@/db/files/enqueue-file.ts';
import { liveQuery, type LiveQuery } from '@/db/queries/live-query.ts';
import { newId } from '@/db/store/new-id.ts';
import { currentStore } from '@/db/store/open-store.ts';

export type StoredBloodwork = Bloodwork & { readonly id: string; readonly serverUpdatedAt?: string };

/** A report after the user has checked the recognised values. */
export interface ReviewedReport {
  readonly testName: string;
  readonly recordedAt: string;
  readonly summary: string;
  /** Empty or absent: the report has none. */
  readonly assistantSummary?: string;
  readonly results: readonly Biomarker[];
}

/** All reports of the signed-in user, the newest first. */
export const liveBloodwork = (): LiveQuery<StoredBloodwork[]> =>
  liveQuery(
    async () => (await (await currentStore()).collection('bloodwork')).find({ sort: [{ recordedDesc: 'asc' }] }).$,
    readableRecords<StoredBloodwork>,
  );

const toValues = ({ results, assistantSummary, ...report }: ReviewedReport) => ({
  ...report,
  results: JSON.stringify(results),
  assistantSummary: assistantSummary || null,
});

/**
 * Saves a reviewed report, with its file if there is one. The record is sent once the server has the file.
 * @throws FileRefused, InvalidRecord, StorageFailure
 */
export async function addBloodwork(report: ReviewedReport, file: File | null): Promise<StoredBloodwork> {
  const values = toValues(report);
  if (file === null) return saveRecord('bloodwork', values);
  const id = newId();
  const queued = {
    bucket: 'medical-files',
    blob: file,
    name: file.name,
    owner: { collection: 'bloodwork', id },
  } as const;
  return enqueueFile(queued, ({ fileId, fileName }) => saveRecord('bloodwork', { ...values, fileId, fileName }, id));
}

/** @param opened the report as the form loaded it @throws InvalidRecord, StorageFailure */
export const changeBloodwork = (opened: StoredBloodwork, report: ReviewedReport): Promise<StoredBloodwork> =>
  saveRecord('bloodwork', toValues(report), opened.id, { opened });

/** Deletes a report and its file: on this device at once, on the server when it can be reached. @throws StorageFailure */
export async function removeBloodwork({ id, fileId }: Pick<StoredBloodwork, 'id' | 'fileId'>): Promise<void> {
  await deleteRecord('bloodwork', id);
  await discardRecordFile('bloodwork', { id, fileId });
}
