import type { CareNote } from '@/model/records/care-note.ts';
import type { OwnPressure } from '@/clinical/pressure/personal-pressure-limits.ts';
import type { PersonalTarget, PersonalTargets } from '@/clinical/glucose/sugar-targets.ts';
import { tierRank, type Tier } from '@/clinical/rules/acuity-tier.ts';

/** Newest first, like all record lists. */
type Notes = readonly CareNote[];

/** The newest entry of this kind for each reading. */
function newestByReading(notes: Notes, entry: CareNote['entry']): Map<string, CareNote> {
  const found = new Map<string, CareNote>();
  for (const note of notes)
    if (note.entry === entry && note.readingId && !found.has(note.readingId)) found.set(note.readingId, note);
  return found;
}

/** The patient's answers on the card of each reading, by reading id. */
export const answersOf = (notes: Notes): ReadonlyMap<string, readonly string[]> =>
  new Map([...newestByReading(notes, 'symptoms')].map(([id, note]) => [id, note.symptoms ?? []]));

/**
 * The readings that a doctor has acknowledged, by reading id: each with the note of the highest tier, of equal ones the
 * newest. A note about a care episode names all its readings.
 */
export function seenReadings(notes: Notes): ReadonlyMap<string, CareNote> {
  const found = new Map<string, CareNote>();
  for (const note of notes) {
    if (note.entry !== 'seen') continue;
    for (const id of [note.readingId, ...(note.coveredIds ?? [])]) {
      if (!id) continue;
      const known = found.get(id);
      if (!known || tierRank(note.tier ?? null) > tierRank(known.tier ?? null)) found.set(id, note);
    }
  }
  return found;
}

/** Whether the current tier was acknowledged. A higher tier than at that time is open again. */
export const isSeen = (seen: CareNote | undefined, tier: Tier | null): boolean =>
  seen !== undefined && tierRank(seen.tier ?? null) >= tierRank(tier);

/** The limits that one doctor set for one patient. */
export interface OwnLimits {
  readonly note: CareNote;
  readonly pressure: OwnPressure | null;
  readonly sugar: PersonalTargets;
}

const target = (note: CareNote, below: number | null | undefined): PersonalTarget | undefined =>
  typeof below === 'number' && note.sugarUnit ? { unit: note.sugarUnit, below } : undefined;

/**
 * The limits that apply to a patient: the newest ones of the doctor she is assigned to now. Null when none were set or
 * the newest entry removes them.
 */
export function ownLimits(notes: Notes, assignedDoctorId: string | null | undefined): OwnLimits | null {
  const note = notes.find(({ entry, doctorId }) => entry === 'limits' && doctorId && doctorId === assignedDoctorId);
  if (!note) return null;
  const { systolicFrom = null, diastolicFrom = null } = note;
  const pressure = systolicFrom === null && diastolicFrom === null ? null : { systolicFrom, diastolicFrom };
  const sugar: PersonalTargets = Object.fromEntries(
    Object.entries({
      fasting: target(note, note.fastingBelow),
      post_1h: target(note, note.oneHourBelow),
      post_2h: target(note, note.twoHoursBelow),
    }).filter(([, given]) => given !== undefined),
  );
  return pressure || Object.keys(sugar).length > 0 ? { note, pressure, sugar } : null;
}
