import { careNote, type CareNote } from '@/model/care-note.ts';
import { toInstant } from '@/model/instant.ts';
import { accept } from '@/model/record.ts';
import { readable } from './edited-records.ts';
import { liveQuery, type LiveQuery } from './live-query.ts';
import type { LocalRow } from './local-row.ts';
import { newId } from './new-id.ts';
import { currentStore, type Store } from './open-store.ts';
import { recordedDescOf } from './recorded-desc.ts';

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
export async function addSymptoms(store: Store, readingId: string, symptoms: readonly string[]): Promise<void> {
  const { userId } = store;
  const values = accept(careNote, {
    userId,
    senderId: userId,
    entry: 'symptoms',
    readingId,
    symptoms: [...symptoms],
    recordedAt: toInstant(Date.now()),
  });
  const row: LocalRow = {
    ...values,
    id: newId(),
    userId,
    recordedDesc: recordedDescOf('careNotes', values),
    serverUpdatedAt: '',
  };
  await (await store.collection('careNotes')).insert(row);
}
