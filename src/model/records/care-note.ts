import { bloodPressureSymptoms } from './blood-pressure.ts';
import { episodeActions, episodeCauses, episodeOutcomes, escalationSteps, stepResults } from './care-episode.ts';
import {
  choice,
  code,
  decimal,
  encrypted,
  id,
  ids,
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
 * `seen`: the doctor acknowledged an alert. `symptoms`: the patient's answers on the card of a reading.
 * `limits`: thresholds that the doctor set for this patient; the newest entry applies. `note`: the doctor's words or
 * plan.
 * The others belong to a care episode: the patient's phone writes `opened` and `action`, a doctor `outcome` and
 * `undone` (of an outcome), the server `step`.
 */
export const careEntries = [
  'seen',
  'symptoms',
  'limits',
  'note',
  'opened',
  'action',
  'outcome',
  'undone',
  'step',
] as const;
export type CareEntry = (typeof careEntries)[number];

/** The acuity tiers that a doctor can acknowledge (clinical rules 0). */
const seenTiers = ['SELF_CARE', 'TODAY', 'URGENT', 'EMERGENCY'] as const;

/** The fields that an entry needs besides the common ones. */
const neededFields: Readonly<Record<CareEntry, readonly string[]>> = {
  seen: [],
  symptoms: ['readingId'],
  limits: ['text'],
  note: ['text'],
  opened: ['episodeId', 'cause', 'causeId', 'tier'],
  action: ['episodeId', 'action'],
  outcome: ['episodeId', 'outcome', 'tier', 'coveredIds'],
  undone: ['episodeId', 'undoneId'],
  step: ['episodeId', 'step', 'stepResult'],
};

function missingFields(note: Readonly<Record<string, unknown>> & { readonly entry: CareEntry }): string[] {
  const isBlank = (field: string) => String(note[field] ?? '').trim() === '';
  // An outcome that is only a note has the words as its content.
  const needed = note['outcome'] === 'note' ? [...neededFields[note.entry], 'text'] : neededFields[note.entry];
  const missing = needed.filter(isBlank);
  return note.entry === 'seen' && isBlank('readingId') && isBlank('episodeId') ? ['readingId'] : missing;
}

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
    /** The care episode, see `episodeIdOf`. */
    episodeId: id(),
    cause: choice(episodeCauses),
    /** Of an `opened` note: the id of the reading, message, symptom check or report of this alarm. */
    causeId: id(),
    /** Of a doctor's `seen` or `outcome`, and of `inRange`: the causes of the alarms that the writer knew of. */
    coveredIds: encrypted(ids(100)),
    /** The clinical rule that opened the episode and the message id of what she was told; absent for a message. */
    rule: encrypted(code(48)),
    textId: encrypted(code(64)),
    action: choice(episodeActions),
    outcome: choice(episodeOutcomes),
    /** When the clinician wants to call the patient (again). */
    callbackAt: instant(),
    /** The id of the outcome that is undone. */
    undoneId: id(),
    step: choice(escalationSteps),
    stepResult: choice(stepResults),
    /** Of an `opened` note: when the server looks at the episode next. Only the server writes it. */
    nextDueAt: instant(),
    /** Of an `opened` note: when the server found its episode closed. Only the server writes it, to keep lists short. */
    caseClosedAt: instant(),
  },
  indexes: [
    { type: 'key', on: ['userId', 'recordedAt'] },
    { type: 'key', on: ['userId', 'entry'] },
    { type: 'key', on: ['recordedAt'] },
    { type: 'key', on: ['episodeId'] },
    { type: 'key', on: ['entry', 'nextDueAt'] },
  ],
  check: (note) => missingFields(note).map((field) => issue(field, 'required')),
  isVerified: isFromCare,
});
export type CareNote = Values<typeof careNote.fields> & { readonly id: string; readonly recordedDesc: number };
