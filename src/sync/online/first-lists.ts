import type { CareNote } from '@/model/care-note.ts';
import { DAY_MS } from '@/model/durations.ts';
import { toInstant } from '@/model/instant.ts';
import { readingTypes, type Reading, type ReadingKind } from '@/model/reading.ts';
import { peekEarly } from './early-lists.ts';
import {
  newestFirst,
  toCareNotes,
  toPatients,
  toReadings,
  type Patient,
  type RemoteDocument,
} from './patient-documents.ts';
import { toUnread, toVisits, type PatientVisit, type UnreadMessage } from './waiting-documents.ts';

/** What is known of those patients who measured in the last 24 hours: nobody else can have an open alert. */
export interface FirstLists {
  /** When it was answered, ms since 1970. */
  readonly at: number;
  /** How many patients the whole list has. */
  readonly total: number;
  readonly patients: readonly Patient[];
  readonly readings: readonly Reading[];
  readonly notes: readonly CareNote[];
  readonly visits: readonly PatientVisit[];
  readonly messages: readonly UnreadMessage[];
}

/** So many patients are read whole within a frame. */
export const FEW_PATIENTS = 300;
const kinds = Object.keys(readingTypes) as ReadingKind[];

/**
 * The part of the early answers that the top of a long list needs, read before anything else of them; null when there is
 * no such answer, when the list is short, or when one is empty: whether that is true has to be asked.
 */
export async function firstLists(doctorId: string, now: number = Date.now()): Promise<FirstLists | null> {
  const lists = await peekEarly(doctorId, now)?.catch(() => null);
  if (!lists || lists.patients.length <= FEW_PATIENTS || kinds.some((kind) => lists[kind].length === 0)) return null;
  const since = toInstant(now - DAY_MS);
  const recent = new Set<unknown>();
  // Newest first.
  for (const kind of kinds)
    for (const { recordedAt, userId } of lists[kind]) {
      if (String(recordedAt) < since) break;
      recent.add(userId);
    }
  const ofRecent = (documents: readonly RemoteDocument[]) => documents.filter(({ userId }) => recent.has(userId));
  return {
    at: Date.now(),
    total: lists.patients.length,
    patients: toPatients(ofRecent(lists.patients), doctorId),
    readings: kinds.flatMap((kind) => toReadings(kind, ofRecent(lists[kind]))).sort(newestFirst),
    notes: toCareNotes(ofRecent(lists.notes), doctorId),
    visits: toVisits(ofRecent(lists.visits)),
    messages: toUnread(ofRecent(lists.unread), doctorId),
  };
}
