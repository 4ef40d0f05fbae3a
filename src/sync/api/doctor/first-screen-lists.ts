import type { CareNote } from '@/model/records/care-note.ts';
import { DAY_MS } from '@/model/time/durations.ts';
import { toInstant } from '@/model/time/instant.ts';
import { readingTypes, type Reading, type ReadingKind } from '@/model/records/reading.ts';
import { peekPrefetched } from './prefetched-lists.ts';
import {
  newestFirst,
  toCareNotes,
  toPatients,
  toReadings,
  type Patient,
  type PatientRemoteDocument,
} from '@/sync/api/documents/patient-documents.ts';
import { toUnread, toVisits, type PatientVisit, type UnreadMessage } from './inbox-documents.ts';

/** The data of those patients who measured in the last 24 hours or have an alarm: no other has an open alert or case. */
export interface FirstScreenLists {
  /** When the response arrived, ms since 1970. */
  readonly at: number;
  /** The number of patients in the whole list. */
  readonly total: number;
  readonly patients: readonly Patient[];
  readonly readings: readonly Reading[];
  readonly notes: readonly CareNote[];
  readonly visits: readonly PatientVisit[];
  readonly messages: readonly UnreadMessage[];
}

/** Up to this many patients, the whole list is read within one frame. */
export const FEW_PATIENTS = 300;
const kinds = Object.keys(readingTypes) as ReadingKind[];

/**
 * The part of the prefetched responses that the top of a long list needs, read before the rest. Null when there is no
 * such response, when the list is short, or when one list is empty: an empty list must be verified first.
 */
export async function firstScreenLists(doctorId: string, now: number = Date.now()): Promise<FirstScreenLists | null> {
  const lists = await peekPrefetched(doctorId, now)?.catch(() => null);
  if (!lists || lists.patients.length <= FEW_PATIENTS || kinds.some((kind) => lists[kind].length === 0)) return null;
  const since = toInstant(now - DAY_MS);
  const recent = new Set<unknown>();
  // Newest first.
  for (const kind of kinds)
    for (const { recordedAt, userId } of lists[kind]) {
      if (String(recordedAt) < since) break;
      recent.add(userId);
    }
  for (const { entry, userId } of lists.notes) if (entry === 'opened') recent.add(userId);
  const ofRecent = (documents: readonly PatientRemoteDocument[]) =>
    documents.filter(({ userId }) => recent.has(userId));
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
