import { plausibleLevels, sugarDoubts } from '@/clinical/blood-sugar.ts';
import { careNote, type CareNote } from '@/model/care-note.ts';
import { issue, type Issue } from '@/model/issue.ts';
import type { Profile } from '@/model/profile.ts';
import { judge } from '@/model/record.ts';
import { parseNumber } from '@/ui/parse-number.ts';

/** What is typed into the form of limits. */
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

/** The unit she enters her sugar in: only levels in the same unit are compared with it. */
export const unitOfPatient = ({ sugarUnit }: Pick<Profile, 'sugarUnit'>): TypedLimits['sugarUnit'] =>
  sugarUnit ?? 'mg/dL';

/** Whether these limits hold sugar levels in a unit that she does not measure in. */
export const isOtherUnit = (
  limits: Pick<CareNote | TypedLimits, 'sugarUnit' | (typeof sugarFields)[number]>,
  patient: Pick<Profile, 'sugarUnit'>,
): boolean => limits.sugarUnit !== unitOfPatient(patient) && sugarFields.some((field) => (limits[field] ?? '') !== '');

/** The form as it opens: the limits that hold, or empty, in the unit of the patient. */
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

/** What is wrong with a level of sugar. */
export interface SugarFault {
  /** The levels that can be set in the chosen unit: from the first on, below the second. */
  readonly from: number;
  readonly below: number;
  /** The unit in which this number would be a level. */
  readonly fits: TypedLimits['sugarUnit'] | null;
}

/** A level that nobody's sugar is asked to stay below is a slip, mostly of the unit; null when all is well. */
export function sugarFault(level: number | null, unit: TypedLimits['sugarUnit']): SugarFault | null {
  if (level === null) return null;
  const doubt = level > 0 ? sugarDoubts(level, unit) : 'confirm';
  if (doubt === null) return null;
  return { ...plausibleLevels[unit], fits: doubt === 'confirm' ? null : doubt.ask };
}

/** The values to write, empty levels as none, and what is wrong with them. */
export function readLimits(userId: string, typed: TypedLimits) {
  const levels = Object.fromEntries(
    levelFields.map((field) => [field, typed[field].trim() === '' ? null : parseNumber(typed[field])]),
  ) as Record<LevelField, number | null>;
  const values = { userId, entry: 'limits' as const, ...levels, sugarUnit: typed.sugarUnit, text: typed.text.trim() };
  // Who and when are added when it is written.
  const given = { ...values, doctorId: userId, senderId: userId, recordedAt: '2026-01-01T00:00:00.000+00:00' };
  const refused: Issue[] = judge(careNote, given);
  const implausible = sugarFields.filter((field) => sugarFault(levels[field], typed.sugarUnit));
  const issues = [...refused, ...implausible.map((field) => issue(field, 'number'))];
  return { values, issues };
}
