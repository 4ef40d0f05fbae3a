import type { IntlShape } from 'react-intl';
import { LIST_DAYS } from '@/sync/online/doctor-lists.ts';
import { patientFacts } from './patient-facts.tsx';
import type { Level, PatientRow } from './patient-row.ts';
import type { Words } from './use-reason.ts';

/** What the search says about one patient. */
export interface ResultWords {
  readonly id: string;
  readonly name: string;
  readonly level: Level;
  readonly levelWord: string;
  readonly facts: string;
  /** "168/114 mmHg"; null without one in the last days. */
  readonly pressure: string | null;
  /** When it was measured, or that there is none. */
  readonly when: string;
}

/** Words for the rows of a search as of `now` (ms); those of a row are made once, because letters find the same people. */
export function resultWords(intl: IntlShape, words: Words, now: number): (row: PatientRow) => ResultWords {
  const made = new WeakMap<PatientRow, ResultWords>();
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
    const known = made.get(row) ?? make(row);
    made.set(row, known);
    return known;
  };
}
