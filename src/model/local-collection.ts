import { appointment } from './appointment.ts';
import { bloodPressure } from './blood-pressure.ts';
import { bloodSugar } from './blood-sugar.ts';
import { bloodwork } from './bloodwork.ts';
import { bookmarkedMessage } from './bookmarked-message.ts';
import { bookmarkedProduct } from './bookmarked-product.ts';
import { careNote } from './care-note.ts';
import { chatMessage } from './chat-message.ts';
import { doctorMessage } from './doctor-message.ts';
import { dose } from './dose.ts';
import { medicalDocument } from './medical-document.ts';
import { profile } from './profile.ts';
import type { RecordType } from './record.ts';
import { reminder } from './reminder.ts';
import { symptomCheck } from './symptom-check.ts';
import { weight } from './weight.ts';

/** One collection of the phone's store and the remote collections it stands for. */
export interface LocalCollection {
  /** By kind; a collection of one record uses its own name as kind and stores none. */
  readonly records: Readonly<Record<string, RecordType>>;
  readonly hasKind: boolean;
  /** The field that orders every list, as `recordedDesc`; `createdAt` is the server's or the phone's time of creation. */
  readonly timeField: string;
  /** Further ids that stay readable at rest, because queries select by them. Never a value of health. */
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

/** RxDB's free edition allows 13 open collections a realm; these are 12, and the alerts' states beside them. */
export const localCollections = {
  readings: { records: { bloodPressure, bloodSugar, weight }, hasKind: true, timeField: 'recordedAt', clearIds: [] },
  chatMessages: one('chatMessages', chatMessage, 'timestamp', ['sessionId']),
  documents: one('documents', medicalDocument, 'createdAt'),
  // The server's time once it is there: the clocks of the two who write may be wrong.
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
