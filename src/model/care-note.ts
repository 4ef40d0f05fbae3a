import { bloodPressureSymptoms } from './blood-pressure.ts';
import { choice, decimal, id, instant, integer, required, text, texts, type Values } from './field.ts';
import { issue } from './issue.ts';
import { ownedRecord } from './record.ts';
import { isFromCare } from './care-author.ts';

/**
 * `seen`: the doctor has seen what a reading asked for. `symptoms`: what the patient answered on the card of a reading.
 * `limits`: the levels the doctor set for this patient; the newest holds. `note`: the doctor's words or plan.
 */
export const careEntries = ['seen', 'symptoms', 'limits', 'note'] as const;
export type CareEntry = (typeof careEntries)[number];

/** The tiers of a call, as far as a doctor can have seen them (clinical rules 0). */
const seenTiers = ['SELF_CARE', 'TODAY', 'URGENT', 'EMERGENCY'] as const;

/**
 * What a patient and her doctor add to her readings. Never edited: a later entry answers an earlier one. Written by the
 * patient or by her doctor, `senderId` says by whom; care-access lets the other one read it.
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
    /** What the reading asked for when it was seen: whatever asks for more afterwards is open again. */
    tier: choice(seenTiers),
    symptoms: texts(20, bloodPressureSymptoms.length),
    /** The words of a note, or the reason of limits. */
    text: text(2000),
    /** Call from this pressure on, mmHg; at most where the general rule begins: own limits are only ever stricter. */
    systolicFrom: integer(100, 140),
    diastolicFrom: integer(60, 90),
    sugarUnit: choice(['mg/dL', 'mmol/L']),
    /** Sugar to stay below, in `sugarUnit`. */
    fastingBelow: decimal(0, 1000),
    oneHourBelow: decimal(0, 1000),
    twoHoursBelow: decimal(0, 1000),
    recordedAt: required(instant()),
  },
  indexes: [
    { type: 'key', on: ['userId', 'recordedAt'] },
    { type: 'key', on: ['recordedAt'] },
  ],
  check: ({ entry, text: words, readingId }) => {
    if (entry === 'seen' || entry === 'symptoms') return readingId ? [] : [issue('readingId', 'required')];
    return words?.trim() ? [] : [issue('text', 'required')];
  },
  isGenuine: isFromCare,
});
export type CareNote = Values<typeof careNote.fields> & { readonly id: string; readonly recordedDesc: number };
