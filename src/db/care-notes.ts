import type { CareNote } from '@/model/care-note.ts';
import { toInstant } from '@/model/instant.ts';
import { appendRecord } from './append-record.ts';
import { readable } from './edited-records.ts';
import { liveQuery, type LiveQuery } from './live-query.ts';
import { currentStore } from './open-store.ts';

/** What she and her doctor added to her readings, the newest first. */
export const liveCareNotes = (): LiveQuery<CareNote[]> =>
  liveQuery(
    async () => (await (await currentStore()).collection('careNotes')).find({ sort: [{ recordedDesc: 'asc' }] }).$,
    readable<CareNote>,
  );

/**
 * Adds what she answered about a reading, so that it travels: a reading itself is never changed. An empty list takes the
 * answers before back.
 */
export const addSymptoms = (userId: string, readingId: string, symptoms: readonly string[]): Promise<CareNote> =>
  appendRecord('careNotes', {
    senderId: userId,
    entry: 'symptoms',
    readingId,
    symptoms: [...symptoms],
    recordedAt: toInstant(Date.now()),
  });
