import type { CareNote } from '@/model/records/care-note.ts';
import { toInstant } from '@/model/time/instant.ts';
import { appendRecord } from '@/db/writes/append-record.ts';
import { readableRecords } from '@/db/writes/edited-records.ts';
import { liveQuery, type LiveQuery } from '@/db/queries/live-query.ts';
import { currentStore } from '@/db/store/open-store.ts';

/** The notes of the patient and her doctor on readings, the newest first. */
export const liveCareNotes = (): LiveQuery<CareNote[]> =>
  liveQuery(
    async () => (await (await currentStore()).collection('careNotes')).find({ sort: [{ recordedDesc: 'asc' }] }).$,
    readableRecords<CareNote>,
  );

/**
 * Saves the patient's answers about a reading as a record of their own, because readings are never changed. An empty list
 * withdraws earlier answers.
 */
export const addSymptoms = (userId: string, readingId: string, symptoms: readonly string[]): Promise<CareNote> =>
  appendRecord('careNotes', {
    senderId: userId,
    entry: 'symptoms',
    readingId,
    symptoms: [...symptoms],
    recordedAt: toInstant(Date.now()),
  });
