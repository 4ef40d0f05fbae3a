import { bloodPressureSymptoms } from './blood-pressure.ts';
import {
  choice,
  decimal,
  encrypted,
  id,
  instant,
  integer,
  required,
  text,
  texts,
  type Values,
} from '@/model/schema/field.ts';
import { issue } from '@/model/schema/issue.ts';
import { ownedRecord } from '@/model/schema/record.ts';
import { isFromCare } from '@/model/schema/care-author.ts';

/**
 * `seen`: the doctor acknowledged a reading's alert. `symptoms`: the patient's answers on the card of a reading.
 * `limits`: thresholds that the doctor set for this patient; the newest entry applies. `note`: the doctor's words or
 * plan.
 */
export const careEntries = ['seen', 'symptoms', 'limits', 'note'] as const;
export type CareEntry = (typeof careEntries)[number];

/** The acuity tiers that a doctor can acknowledge (clinical rules 0). */
const seenTiers = ['SELF_CARE', 'TODAY', 'URGENT', 'EMERGENCY'] as const;

/**
 * Additions of a patient and her doctor to her readings. Entries are never edited: a later entry supersedes an earlier
 * one. `senderId` names the author, the patient or her doctor; care-access lets the other one read it.
 */
export const careNote = ownedRecord({
  collection: 'care_notes',
  title: 'care note',
  conflict: 'append-only',
  fields: {
    userId: required(id()),
    doctorId: id(),
    senderId: required(id()),
    senderName: text(128),
    entry: required(choice(careEntries)),
    readingId: id(),
    /** The acuity tier of the reading when it was acknowledged. If the tier rises later, the alert opens again. */
    tier: choice(seenTiers),
    symptoms: encrypted(texts(20, bloodPressureSymptoms.length)),
    /** The text of a note, or the reason for the limits. */
    text: encrypted(text(2000)),
    /** Alert from this pressure on, in mmHg. At most the general threshold: personal limits can only be stricter. */
    systolicFrom: integer(100, 140),
    diastolicFrom: integer(60, 90),
    sugarUnit: choice(['mg/dL', 'mmol/L']),
    /** The sugar must be below this, in `sugarUnit`. */
    fastingBelow: decimal(0, 1000),
    oneHourBelow: decimal(0, 1000),
    twoHoursBelow: decimal(0, 1000),
    recordedAt: required(instant()),
  },
  indexes: [
    { type: 'key', on: ['userId', 'recordedAt'] },
    { type: 'key', on: ['userId', 'entry'] },
    { type: 'key', on: ['recordedAt'] },
  ],
  check: ({ entry, text: words, readingId }) => {
    if (entry === 'seen' || entry === 'symptoms') return readingId ? [] : [issue('readingId', 'required')];
    return words?.trim() ? [] : [issue('text', 'required')];
  },
  isVerified: isFromCare,
});
export type CareNote = Values<typeof careNote.fields> & { readonly id: string; readonly recordedDesc: number };
