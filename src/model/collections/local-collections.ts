import { appointment } from '@/model/records/appointment.ts';
import { bloodwork } from '@/model/records/bloodwork.ts';
import { bookmarkedMessage } from '@/model/messages/bookmarked-message.ts';
import { bookmarkedProduct } from '@/model/records/bookmarked-product.ts';
import { careNote } from '@/model/records/care-note.ts';
import { chatMessage } from '@/model/messages/chat-message.ts';
import { doctorMessage } from '@/model/messages/doctor-message.ts';
import { dose } from '@/model/reminders/dose.ts';
import { medicalDocument } from '@/model/records/medical-document.ts';
import { profile } from '@/model/records/profile.ts';
import { readingTypes } from '@/model/records/reading.ts';
import type { RecordType } from '@/model/schema/record.ts';
import { reminder } from '@/model/reminders/reminder.ts';
import { timedTypes } from '@/model/timers/timed-types.ts';
import { symptomCheck } from '@/model/records/symptom-check.ts';

/** One collection of the local database and the remote collections that it replicates. */
export interface LocalCollection {
  /** Record types by kind. A collection with one type uses its name as the kind and does not store a kind. */
  readonly records: Readonly<Record<string, RecordType>>;
  readonly hasKind: boolean;
  /**
   * The field that orders every list, indexed as `recordedDesc`. `createdAt` is the server's creation time, or the
   * phone's while the row is unsent.
   */
  readonly timeField: string;
  /** Further ids that are not encrypted at rest, because queries select by them. Never put a health value here. */
  readonly clearIds: readonly string[];
}

const one = (
  name: string,
  record: RecordType,
  timeField: string,
  clearIds: readonly string[] = [],
): LocalCollection => ({
  records: { [name]: record },
  hasKind: false,
  timeField,
  clearIds,
});

/** RxDB's free edition allows 13 open collections per context: these 12 and the collection of alert states. */
export const localCollections = {
  // Also the records of timers: see docs/decisions/2026-11-27-where-timers-are-stored.md.
  readings: { records: { ...readingTypes, ...timedTypes }, hasKind: true, timeField: 'recordedAt', clearIds: [] },
  chatMessages: one('chatMessages', chatMessage, 'timestamp', ['sessionId']),
  documents: one('documents', medicalDocument, 'createdAt'),
  // Ordered by the server's time once it is known: the clocks of the two writers may be wrong.
  doctorMessages: one('doctorMessages', doctorMessage, 'createdAt', ['doctorId']),
  doses: one('doses', dose, 'recordedAt', ['reminderId']),
  symptomChecks: one('symptomChecks', symptomCheck, 'recordedAt'),
  bookmarks: {
    records: { message: bookmarkedMessage, product: bookmarkedProduct },
    hasKind: true,
    timeField: 'bookmarkedAt',
    clearIds: [],
  },
  profile: one('profile', profile, 'createdAt'),
  appointments: one('appointments', appointment, 'createdAt'),
  reminders: one('reminders', reminder, 'createdAt'),
  bloodwork: one('bloodwork', bloodwork, 'recordedAt'),
  careNotes: one('careNotes', careNote, 'recordedAt'),
} as const satisfies Record<string, LocalCollection>;

export type LocalCollectionName = keyof typeof localCollections;
