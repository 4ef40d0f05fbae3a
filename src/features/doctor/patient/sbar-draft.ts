import type { IntlShape } from 'react-intl';
import { readingText } from '@/i18n/phrases/reading-words.ts';
import type { Reading } from '@/model/records/reading.ts';
import { DAY_MS } from '@/model/time/durations.ts';
import type { PatientLab } from '@/sync/api/doctor/patient-records.ts';
import { patientFacts } from '@/features/doctor/triage/patient-facts.tsx';
import type { PatientRow } from '@/features/doctor/triage/patient-row.ts';
import { LONGEST_SECTION, type Sbar } from '@/features/doctor/triage/sbar.ts';
import { rowReason, type Words } from '@/features/doctor/triage/use-reason.ts';
import { labFlags, profileFlags } from './background-flags.ts';

/** Days whose readings stand in the note, and how many of them at most. */
const SBAR_DAYS = 3;
const MOST_READINGS = 8;

interface SbarSources {
  readonly row: PatientRow;
  /** Newest first. */
  readonly readings: readonly Reading[];
  readonly labs: readonly PatientLab[];
  /** ms */
  readonly now: number;
}

/** Whole lines, as many as fit into one section. */
function fitting(lines: readonly string[]): string {
  let text = '';
  for (const line of lines) {
    const longer = text === '' ? line : `${text}\n${line}`;
    if (longer.length > LONGEST_SECTION) break;
    text = longer;
  }
  return text;
}

/**
 * What is known of a patient for an SBAR note: why she stands in the list and her readings of the last three days; her
 * facts and flags. The assessment and the recommendation are the doctor's.
 */
export function sbarDraft(intl: IntlShape, words: Words, { row, readings, labs, now }: SbarSources): Sbar {
  const recent = readings
    .filter(({ recordedAt }) => now - Date.parse(recordedAt) <= SBAR_DAYS * DAY_MS)
    .slice(0, MOST_READINGS)
    .map((reading) => `${readingText(intl, reading)}, ${words.when(Date.parse(reading.recordedAt), now)}`);
  const flags = [...profileFlags(intl, words, row.patient), ...labFlags(intl, words, labs)];
  return {
    situation: fitting([rowReason(intl, words, row, now), ...recent]),
    background: fitting([patientFacts(intl, { patient: row.patient, now }), ...flags.map(({ text }) => text)]),
    assessment: '',
    recommendation: '',
  };
}
