import { plausibleLevels, sugarDoubts } from '@/clinical/glucose/sugar-units.ts';
import { careNote, type CareNote } from '@/model/records/care-note.ts';
import { issue, type Issue } from '@/model/schema/issue.ts';
import type { Profile } from '@/model/records/profile.ts';
import { validateRecord } from '@/model/schema/record.ts';
import { parseNumber } from '@/ui/controls/parse-number.ts';

/** The values of the limits form as they were typed. */
export interface TypedLimits {
  readonly systolicFrom: string;
  readonly diastolicFrom: string;
  readonly sugarUnit: 'mg/dL' | 'mmol/L';
  readonly fastingBelow: string;
  readonly oneHourBelow: string;
  readonly twoHoursBelow: string;
  readonly text: string;
}

export const levelFields = [
  'systolicFrom',
  'diastolicFrom',
  'fastingBelow',
  'oneHourBelow',
  'twoHoursBelow',
] as const satisfies (keyof CareNote)[];
export type LevelField = (typeof levelFields)[number];

const sugarFields = ['fastingBelow', 'oneHourBelow', 'twoHoursBelow'] as const satisfies LevelField[];
export type SugarField = (typeof sugarFields)[number];

/** The patient's own sugar unit: a level is only compared with readings in the same unit. */
export const unitOfPatient = ({ sugarUnit }: Pick<Profile, 'sugarUnit'>): TypedLimits['sugarUnit'] =>
  sugarUnit ?? 'mg/dL';

/** True when these limits contain sugar levels in a unit that the patient does not use. */
export const isOtherUnit = (
  limits: Pick<CareNote | TypedLimits, 'sugarUnit' | (typeof sugarFields)[number]>,
  patient: Pick<Profile, 'sugarUnit'>,
): boolean => limits.sugarUnit !== unitOfPatient(patient) && sugarFields.some((field) => (limits[field] ?? '') !== '');

/** The initial form values: the current limits, or empty fields in the patient's unit. */
export const typedLimits = (note: CareNote | null, patient: Pick<Profile, 'sugarUnit'>): TypedLimits => {
  const typed = (level: number | null | undefined) => (typeof level === 'number' ? String(level) : '');
  return {
    systolicFrom: typed(note?.systolicFrom),
    diastolicFrom: typed(note?.diastolicFrom),
    sugarUnit: note?.sugarUnit ?? unitOfPatient(patient),
    fastingBelow: typed(note?.fastingBelow),
    oneHourBelow: typed(note?.oneHourBelow),
    twoHoursBelow: typed(note?.twoHoursBelow),
    text: note?.text ?? '',
  };
};

/** Why a sugar level cannot be set. */
export interface SugarFault {
  /** The range of levels allowed in the chosen unit: `from` is included, `below` is not. */
  readonly from: number;
  readonly below: number;
  /** The unit in which this number would be a valid level. */
  readonly fits: TypedLimits['sugarUnit'] | null;
}

/** Returns the fault of a level outside the allowed range (mostly a wrong unit), or null when the level is valid. */
export function sugarFault(level: number | null, unit: TypedLimits['sugarUnit']): SugarFault | null {
  if (level === null) return null;
  const doubt = level > 0 ? sugarDoubts(level, unit) : 'confirm';
  if (doubt === null) return null;
  return { ...plausibleLevels[unit], fits: doubt === 'confirm' ? null : doubt.ask };
}

/** The values to save (empty fields as null) and the validation errors. */
export function readLimits(userId: string, typed: TypedLimits) {
  const levels = Object.fromEntries(
    levelFields.map((field) => [field, typed[field].trim() === '' ? null : parseNumber(typed[field])]),
  ) as Record<LevelField, number | null>;
  const values = { userId, entry: 'limits' as const, ...levels, sugarUnit: typed.sugarUnit, text: typed.text.trim() };
  // Placeholder: the writer and the time are set when the note is saved.
  const candidate = { ...values, doctorId: userId, senderId: userId, recordedAt: '2026-01-01T00:00:00.000+00:00' };
  const refused: Issue[] = validateRecord(careNote, candidate);
  const implausible = sugarFields.filter((field) => sugarFault(levels[field], typed.sugarUnit));
  const issues = [...refused, ...implausible.map((field) => issue(field, 'number'))];
  return { values, issues };
}
