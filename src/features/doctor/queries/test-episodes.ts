import type { CareNote } from '@/model/records/care-note.ts';
import { careNote } from './test-patients.ts';

/** The note with which a patient's phone opens a case, `ago` ms before now. */
export const opened = (userId: string, causeId: string, ago: number, changes: Partial<CareNote> = {}): CareNote =>
  careNote(
    userId,
    'opened',
    { senderId: userId, episodeId: `case-${causeId}`, cause: 'bloodPressure', causeId, tier: 'URGENT', ...changes },
    ago,
  );

/** A doctor's note in the case of a cause, about that cause. */
export const answer = (
  userId: string,
  entry: 'seen' | 'outcome' | 'undone',
  causeId: string,
  ago: number,
  changes: Partial<CareNote> = {},
): CareNote =>
  careNote(userId, entry, { episodeId: `case-${causeId}`, tier: 'URGENT', coveredIds: [causeId], ...changes }, ago);

/** The newest first, as the lists are. */
export const newestFirst = (...notes: CareNote[]): CareNote[] =>
  notes.toSorted((a, b) => a.recordedDesc - b.recordedDesc);
