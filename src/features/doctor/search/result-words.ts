import type { IntlShape } from 'react-intl';
import { LIST_DAYS } from '@/sync/api/doctor/doctor-lists.ts';
import { patientFacts } from '@/features/doctor/triage/patient-facts.tsx';
import type { Level } from '@/features/doctor/triage/level.ts';
import type { PatientRow } from '@/features/doctor/triage/patient-row.ts';
import type { Words } from '@/features/doctor/triage/use-reason.ts';

/** The texts of one search result. */
export interface ResultWords {
  readonly id: string;
  readonly name: string;
  readonly level: Level;
  readonly levelWord: string;
  readonly facts: string;
  /** "168/114 mmHg"; null without a pressure in the loaded days. */
  readonly pressure: string | null;
  /** When the pressure was measured, or that there is none. */
  readonly when: string;
}

/**
 * Texts for search results as of `now` (ms). Cached by row, because the next keystroke mostly finds the same patients.
 */
export function resultWords(intl: IntlShape, words: Words, now: number): (row: PatientRow) => ResultWords {
  const cache = new WeakMap<PatientRow, ResultWords>();
  const make = ({ patient, level, pressure }: PatientRow): ResultWords => ({
    id: patient.id,
    name: patient.name?.trim() || intl.formatMessage({ id: 'doctor.noName' }),
    level,
    levelWord: intl.formatMessage({ id: `doctor.level.${level}` }),
    facts: patientFacts(intl, { patient, now }),
    pressure: pressure && `${pressure.systolic}/${pressure.diastolic} mmHg`,
    when: pressure
      ? words.when(Date.parse(pressure.recordedAt), now)
      : intl.formatMessage({ id: 'doctor.why.noPressure' }, { days: LIST_DAYS }),
  });
  return (row) => {
    const known = cache.get(row) ?? make(row);
    cache.set(row, known);
    return known;
  };
}
