import type { Biomarker, Bloodwork } from '@/model/bloodwork.ts';
import { deleteRecord } from './append-record.ts';
import { discardFileOf } from './discard-file-of.ts';
import { keepRecord, readable } from './edited-records.ts';
import { enqueueFile } from './enqueue-file.ts';
import { liveQuery, type LiveQuery } from './live-query.ts';
import { newId } from './new-id.ts';
import { currentStore } from './open-store.ts';

export type KeptBloodwork = Bloodwork & { readonly id: string; readonly serverUpdatedAt?: string };

/** A report as it was reviewed. */
export interface ReviewedReport {
  readonly testName: string;
  readonly recordedAt: string;
  readonly summary: string;
  readonly results: readonly Biomarker[];
}

/** All reports of the signed-in user, the newest first. */
export const liveBloodwork = (): LiveQuery<KeptBloodwork[]> =>
  liveQuery(
    async () => (await (await currentStore()).collection('bloodwork')).find({ sort: [{ recordedDesc: 'asc' }] }).$,
    readable<KeptBloodwork>,
  );

const toValues = ({ results, ...report }: ReviewedReport) => ({ ...report, results: JSON.stringify(results) });

/**
 * Keeps a reviewed report, with its file when there is one: the record travels once the server has the file.
 * @throws FileRefused, InvalidRecord, StorageFailure
 */
export async function addBloodwork(report: ReviewedReport, file: File | null): Promise<KeptBloodwork> {
  const values = toValues(report);
  if (file === null) return keepRecord('bloodwork', values);
  const id = newId();
  const queued = {
    bucket: 'medical-files',
    blob: file,
    name: file.name,
    owner: { collection: 'bloodwork', id },
  } as const;
  return enqueueFile(queued, ({ fileId, fileName }) => keepRecord('bloodwork', { ...values, fileId, fileName }, id));
}

/** @param before as the form was opened with it @throws InvalidRecord, StorageFailure */
export const changeBloodwork = (before: KeptBloodwork, report: ReviewedReport): Promise<KeptBloodwork> =>
  keepRecord('bloodwork', toValues(report), before.id, { opened: before });

/** Deletes a report and its file, here now and on the server when it can be reached. @throws StorageFailure */
export async function removeBloodwork({ id, fileId }: Pick<KeptBloodwork, 'id' | 'fileId'>): Promise<void> {
  await deleteRecord('bloodwork', id);
  await discardFileOf('bloodwork', { id, fileId });
}
